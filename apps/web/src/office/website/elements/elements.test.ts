import type { WebsiteClass, WebsiteOffer, WebsiteStore, WebsiteTimetable } from '@clubpulse/contract/office/website/website';
import { bookAsGuest, getWebsiteStore, getWebsiteTimetable } from '@clubpulse/contract/office/website/website.calls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answers, answer, respond, stageNetwork } from '../../../test/network.ts';
import { StoreElement } from './store-element.ts';
import { onMark } from './style.ts';
import { TimetableElement } from './timetable-element.ts';

const [TIMETABLE, STORE] = ['tested-timetable', 'tested-store'];
if (!customElements.get(TIMETABLE)) customElements.define(TIMETABLE, class extends TimetableElement {});
if (!customElements.get(STORE)) customElements.define(STORE, class extends StoreElement {});

const code = 'ACDEFGHJKMNPQRTVWXY34679';
const lesson: WebsiteClass = {
  ClassId: 1,
  Name: 'Yoga Flow',
  Begin: '2026-11-20T08:30:00.000Z',
  End: '2026-11-20T09:30:00.000Z',
  Day: '2026-11-20',
  Color: '#2a7f3f',
  Room: 'Studio 2',
  Trainer: 'Anita',
  Seats: 14,
  Free: 2,
  Waiting: null,
  State: 'Free',
  Guests: false,
  CancelUntil: '2026-11-20T06:30:00.000Z',
  Link: null,
};
const ride: WebsiteClass = {
  ...lesson,
  ClassId: 2,
  Name: 'Saturday Ride',
  Begin: '2026-11-21T08:00:00.000Z',
  End: '2026-11-21T09:00:00.000Z',
  Day: '2026-11-21',
  Room: 'Main hall',
  Trainer: 'Marc',
  Free: 0,
  Waiting: 6,
  State: 'Full',
};
const words = (language: string) =>
  Object.fromEntries(
    [
      'timetable',
      'none',
      'noneFiltered',
      'allRooms',
      'signInAndBook',
      'joinQueue',
      'signIn',
      'room',
      'trainer',
      'plans',
      'noOffers',
    ]
      .map((word) => [word, `${language} ${word}`])
      .concat([
        ['seats', 'Seats: {{number}}'],
        ['fullWaiting', 'Full, waiting: {{number}}'],
        ['asOf', 'as of {{time}}'],
        ['call', 'Call {{phone}}'],
        ['bookAsGuestFor', 'As a guest, {{price}}'],
        ['required', 'Fill in'],
        ['wrongEmail', 'No address'],
        ['justFull', 'Full now'],
        ['inMailText', 'To {{email}} until {{until}}'],
        ['sendAgain', 'Send again'],
        ['sentAgain', 'Sent again'],
        ['wrongAddress', 'Wrong address'],
        ['next', 'Next on {{day}}'],
        ['aMonth', 'a month, renews'],
        ['units', 'Classes: {{number}}'],
      ]),
  );
const about = {
  Club: {
    Name: 'Cadenza Navigli',
    Address: 'Alzaia 42',
    Phone: '02 5550 100',
    Website: null,
    TimeZone: 'Europe/Rome',
    Currency: 'EUR',
  },
  Languages: ['it', 'en'] as const,
  Look: { Paper: '#fffdf9', Text: '#2a1f18', Mark: '#a34a24' },
};
const timetable = (fields: Partial<WebsiteTimetable> = {}, language: 'it' | 'en' = 'en'): WebsiteTimetable => ({
  ...about,
  Languages: [...about.Languages],
  Language: language,
  Words: words(language),
  Today: '2026-11-19',
  From: '2026-11-19',
  To: '2026-11-25',
  SignIn: 'https://clubpulse.example/#/Book/',
  GuestPrice: null,
  Classes: [lesson, ride],
  Next: null,
  ...fields,
});

let shown: HTMLElement | undefined;
beforeEach(() => {
  document.documentElement.lang = 'en';
  localStorage.clear();
});
afterEach(() => shown?.remove());

function place(answers: Answers, tag = TIMETABLE) {
  const sent = stageNetwork(answers);
  shown = document.createElement(tag);
  shown.setAttribute('club', code);
  shown.innerHTML = '<a href="https://club.example/book">Orario</a>';
  document.body.append(shown);
  return { element: shown, sent, root: () => shown?.shadowRoot as ShadowRoot };
}
const found = (root: ShadowRoot, selector: string) =>
  vi.waitFor(() => {
    const element = root.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`There is no ${selector}`);
    return element;
  });
const classesIn = (root: ShadowRoot) => [...root.querySelectorAll('.class')].map((tile) => tile.textContent);

it('the timetable on a website shows each class on its day with its seats, and markup for search engines', async () => {
  const { element, root } = place([answer(getWebsiteTimetable, { code }, timetable())]);
  await found(root(), '.class');
  expect(classesIn(root())).toEqual([
    '09:30Yoga FlowAnita, Studio 2Seats: 2',
    '09:00Saturday RideMarc, Main hallFull, waiting: 6',
  ]);
  expect([...root().querySelectorAll('.day')].map((day) => day.querySelectorAll('.class').length)).toEqual([0, 1, 1, 0, 0, 0, 0]);
  const markup = JSON.parse(element.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(markup['@graph']).toMatchObject([{ '@type': 'Event', name: 'Yoga Flow' }, { name: 'Saturday Ride' }]);
  expect(document.cookie).toBe('');
});

it('a class on a website opens in a dialog, links to the sign-in with the id of the class, and can be closed again', async () => {
  const { root } = place([answer(getWebsiteTimetable, { code }, timetable())]);
  (await found(root(), '.class')).click();
  const dialog = await found(root(), 'dialog');
  expect(dialog.textContent).toContain('Studio 2, Anita');
  const link = dialog.querySelector('a');
  expect([link?.getAttribute('href'), link?.textContent, link?.rel]).toEqual([
    'https://clubpulse.example/#/Book/1',
    'en signInAndBook',
    'noopener',
  ]);
  dialog.querySelector('button')?.click();
  await vi.waitFor(() => expect(root().querySelector('dialog')).toBeNull());
  const tiles = root().querySelectorAll<HTMLElement>('.class');
  tiles[1]?.click();
  expect((await found(root(), 'dialog')).querySelector('a')?.textContent).toBe('en joinQueue');
});

it('arrow keys move the focus between the classes on a website', async () => {
  const { root } = place([answer(getWebsiteTimetable, { code }, timetable())]);
  const first = await found(root(), '[data-key="class-1"]');
  first.focus();
  const press = (key: string) =>
    root().activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  const focused = () => root().activeElement?.getAttribute('data-key');
  press('ArrowRight');
  expect(focused()).toBe('class-2');
  press('ArrowLeft');
  expect(focused()).toBe('class-1');
  press('ArrowUp');
  expect(focused()).toBe('class-1');
});

it('the elements of a website use the language of the page, and the visitor can change it', async () => {
  document.documentElement.lang = 'it-IT';
  const queries: unknown[] = [];
  const { root } = place([
    answer(getWebsiteTimetable, { code }, (_body, { query }) => {
      queries.push(query['Language']);
      return timetable({}, query['Language'] === 'it' ? 'it' : 'en');
    }),
  ]);
  await vi.waitFor(() => expect(root().querySelector('h2')?.textContent).toBe('it timetable'));
  root().querySelector<HTMLElement>('[data-key="language-en"]')?.click();
  await vi.waitFor(() => expect(root().querySelector('h2')?.textContent).toBe('en timetable'));
  expect(queries).toEqual(['it', 'en']);
});

it('filters of room and trainer are in the URL of the page', async () => {
  const { root } = place([answer(getWebsiteTimetable, { code }, timetable())]);
  const room = (await found(root(), '[data-key="room"]')) as HTMLSelectElement;
  room.value = 'Main hall';
  room.dispatchEvent(new Event('change'));
  await vi.waitFor(() => expect(classesIn(root())).toHaveLength(1));
  expect(new URL(location.href).searchParams.get('clubpulse-room')).toBe('Main hall');
  const again = root().querySelector('[data-key="room"]') as HTMLSelectElement;
  again.value = '';
  again.dispatchEvent(new Event('change'));
  expect(new URL(location.href).searchParams.has('clubpulse-room')).toBe(false);
});

it('an empty week of the timetable names the next day with classes, and opens the week of this day', async () => {
  const queries: unknown[] = [];
  const { root } = place([
    answer(getWebsiteTimetable, { code }, (_body, { query }) => {
      queries.push(query['From']);
      return query['From'] === undefined ? timetable({ Classes: [], Next: '2026-12-08' }) : timetable({ From: '2026-12-08' });
    }),
  ]);
  const next = await found(root(), '[data-key="next"]');
  expect(next.textContent).toContain('December 8');
  next.click();
  await vi.waitFor(() => expect(queries).toEqual([undefined, '2026-12-08']));
});

it('without a connection the last known timetable is shown with its time, and the phone of the club instead of booking', async () => {
  const first = place([answer(getWebsiteTimetable, { code }, timetable())]);
  await found(first.root(), '.class');
  first.element.remove();
  const { root } = place([
    answer(getWebsiteTimetable, { code }, () => {
      throw new TypeError('no network');
    }),
  ]);
  const note = await found(root(), '.note');
  expect(note.textContent).toMatch(/^as of \d\d:\d\d$/);
  (await found(root(), '.class')).click();
  const call = (await found(root(), 'dialog')).querySelector('a');
  expect([call?.getAttribute('href'), call?.textContent]).toEqual(['tel:025550100', 'Call 02 5550 100']);
});

it('a website that the club did not allow shows the link that the element contains, instead of the timetable', async () => {
  const { sent, root } = place([answer(getWebsiteTimetable, { code }, respond(403, { ErrorType: 'SiteNotAllowed' }))]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(root().querySelector('slot')).not.toBeNull();
  expect(root().querySelector('.site')).toBeNull();
});

it('texts of the club are shown as texts, whatever markup is in them', async () => {
  const Name = '<img src=x onerror=alert(1)>';
  const { root } = place([answer(getWebsiteTimetable, { code }, timetable({ Classes: [{ ...lesson, Name, Room: Name }] }))]);
  await found(root(), '.class');
  expect(root().querySelector('img')).toBeNull();
  expect(root().textContent).toContain(Name);
});

const withGuests = () => timetable({ GuestPrice: 1500, Classes: [{ ...lesson, Guests: true }, ride] });

it('a visitor books as a guest with name, e-mail and consent, and can have the mail sent again or correct the address', async () => {
  const Replaces = 'h'.repeat(43);
  const sent: unknown[] = [];
  const { root } = place([
    answer(getWebsiteTimetable, { code }, withGuests()),
    answer(bookAsGuest, { code }, (body) => {
      sent.push(body);
      return { HeldUntil: '2026-11-19T10:49:00.000Z', Hold: Replaces };
    }),
  ]);
  (await found(root(), '.class')).click();
  const dialog = await found(root(), 'dialog');
  const button = dialog.querySelector<HTMLButtonElement>('form button');
  expect(button?.textContent).toBe('As a guest, €15.00');
  const links = () => [...dialog.querySelectorAll('a')].map(({ href }) => new URL(href).pathname + new URL(href).hash);
  expect(links()).toEqual(['/#/Book/1', `/guest/data/${code}`]);
  button?.click();
  await vi.waitFor(() => expect(dialog.textContent).toContain('Fill in'));
  expect(sent).toEqual([]);
  const field = (name: string) => dialog.querySelector(`[name="${name}"]`) as HTMLInputElement;
  field('name').value = 'Paola Riva';
  field('email').value = 'paola.riva@example.com';
  field('agree').checked = true;
  button?.click();
  await vi.waitFor(() => expect(dialog.textContent).toContain('To paola.riva@example.com until 11:49'));
  expect(links()).toEqual([]);
  const guest = { ClassId: 1, Name: 'Paola Riva', Email: 'paola.riva@example.com', Language: 'en', Agreed: true };
  expect(sent).toEqual([guest]);
  [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Send again')?.click();
  await vi.waitFor(() => expect(dialog.textContent).toContain('Sent again'));
  const again = { ...guest, Replaces };
  expect(sent).toEqual([guest, again]);
  [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Wrong address')?.click();
  field('email').value = 'paola@example.com';
  field('agree').checked = true;
  dialog.querySelector<HTMLButtonElement>('form button')?.click();
  await vi.waitFor(() => expect(sent[2]).toEqual({ ...again, Email: 'paola@example.com' }));
});

it('a guest learns that the class has become full, and a full class has no form', async () => {
  const { root } = place([
    answer(getWebsiteTimetable, { code }, withGuests()),
    answer(bookAsGuest, { code }, respond(409, { ErrorType: 'ClassFull' })),
  ]);
  (await found(root(), '.class')).click();
  const dialog = await found(root(), 'dialog');
  const field = (name: string) => dialog.querySelector(`[name="${name}"]`) as HTMLInputElement;
  field('name').value = 'Paola';
  field('email').value = 'paola@example.com';
  field('agree').checked = true;
  dialog.querySelector<HTMLButtonElement>('form button')?.click();
  await vi.waitFor(() => expect(dialog.textContent).toContain('Full now'));
  dialog.querySelector('button')?.click();
  await vi.waitFor(() => expect(root().querySelector('dialog')).toBeNull());
  root().querySelector<HTMLElement>('[data-key="class-2"]')?.click();
  expect((await found(root(), 'dialog')).querySelector('form')).toBeNull();
});

it('the store on a website shows each offer with its price in the language of the page', async () => {
  const offer: WebsiteOffer = {
    Key: 'plan-1',
    Name: 'Open monthly',
    Price: 5900,
    Currency: 'EUR',
    Recurrence: { Every: 1, Unit: 'Month' },
    DurationDays: null,
    Units: 10,
    Kind: 'Subscription',
  };
  const data: WebsiteStore = {
    ...about,
    Languages: [...about.Languages],
    Language: 'en',
    Words: words('en'),
    Link: 'https://clubpulse.example/#/MySubscriptions',
    Offers: [offer],
  };
  const { root } = place([answer(getWebsiteStore, { code }, data)], STORE);
  const row = await found(root(), '.offers li');
  expect(row.textContent).toBe('Open monthlyClasses: 10, a month, renews€59.00');
});

it('text on an area of the colour Mark is readable with any colours of a club', () => {
  expect(onMark({ Paper: '#fffdf9', Text: '#2a1f18', Mark: '#a34a24' })).toBe('#fffdf9');
  expect(onMark({ Paper: '#ffffff', Text: '#111111', Mark: '#ffdd33' })).toBe('#111111');
  expect(onMark({ Paper: '#808080', Text: '#000000', Mark: '#8a8a8a' })).toBe('#000000');
});
