import type { GuestInput, HeldSeat, WebsiteClass, WebsiteTimetable } from '@clubpulse/contract/office/website/website';
import { h } from './dom.ts';
import type { Texts } from './formats.ts';

export type Booked = HeldSeat | 'justFull' | 'notBookable' | 'tooMany' | 'wrongEmail' | 'failed';
export type BookAsGuest = (guest: GuestInput) => Promise<Booked>;

export interface ShownClass {
  readonly one: WebsiteClass;
  readonly data: WebsiteTimetable;
  readonly texts: Texts;
  readonly isOffline: boolean;
  readonly book: BookAsGuest;
  readonly privacy: string;
}

/** The form does not reveal to whom the e-mail address belongs. */
export function guestForm(shown: ShownClass, signIn: HTMLElement | false): HTMLElement {
  const place = h('div', { class: 'guest' });
  showForm({ ...shown, signIn }, place, { Name: '', Email: '' });
  return place;
}

type Offered = ShownClass & { readonly signIn: HTMLElement | false };

type Entered = Pick<GuestInput, 'Name' | 'Email' | 'Replaces'>;

function showForm(shown: Offered, place: HTMLElement, entered: Entered): void {
  const { one, data, texts, book, signIn, privacy } = shown;
  const { say } = texts;
  const field = (name: string, label: string, attributes: object) => {
    const error = h('small', { id: `${name}-error`, role: 'alert' });
    const input = h('input', { name, required: true, 'aria-describedby': error.id, ...attributes });
    return { error, input, row: h('label', {}, h('span', {}, label), input, error) };
  };
  const name = field('name', say('name'), { autocomplete: 'name', maxlength: 100, value: entered.Name });
  const email = field('email', say('email'), { type: 'email', autocomplete: 'email', maxlength: 254, value: entered.Email });
  const agree = field('agree', '', { type: 'checkbox' });
  const problem = h('p', { role: 'alert', class: 'problem' });
  const price = data.GuestPrice ?? 0;
  const button = h(
    'button',
    { type: 'submit' },
    price > 0 ? say('bookAsGuestFor', { price: texts.money(price, data.Club.Currency) }) : say('bookAsGuest'),
  );
  const isComplete = () => {
    for (const { input, error } of [name, email, agree]) {
      const { valueMissing } = input.validity;
      const isMissing = valueMissing || (input.type !== 'checkbox' && input.value.trim() === '');
      error.textContent = isMissing ? say('required') : input.validity.valid ? '' : say('wrongEmail');
      input.setAttribute('aria-invalid', String(error.textContent !== ''));
    }
    const wrong = [name, email, agree].find(({ error }) => error.textContent !== '');
    wrong?.input.focus();
    return wrong === undefined;
  };
  const send = async (event: Event) => {
    event.preventDefault();
    if (!isComplete()) return;
    button.disabled = true;
    const guest = { ...entered, Name: name.input.value.trim(), Email: email.input.value.trim() };
    const booked = await book({ ...guest, ClassId: one.ClassId, Language: data.Language, Agreed: true });
    button.disabled = false;
    if (typeof booked === 'object') return showHeld(shown, place, guest, booked);
    if (booked === 'wrongEmail') {
      email.error.textContent = say('wrongEmail');
      email.input.focus();
    } else problem.textContent = say(booked);
  };
  place.replaceChildren(
    ...(signIn ? [signIn, h('p', { class: 'or' }, say('orAsGuest'))] : [h('h4', {}, say('asGuest'))]),
    h(
      'form',
      { novalidate: true, onsubmit: (event: Event) => void send(event) },
      name.row,
      email.row,
      h('label', { class: 'agree' }, agree.input, h('span', {}, say('agree'), agree.error)),
      h('a', { href: privacy, target: '_blank', rel: 'noopener' }, say('privacy')),
      problem,
      button,
    ),
  );
}

function showHeld(shown: Offered, place: HTMLElement, entered: Entered, { HeldUntil, Hold }: HeldSeat): void {
  const { one, data, texts, book } = shown;
  const { say } = texts;
  const guest = { ...entered, Replaces: Hold };
  const price = data.GuestPrice ?? 0;
  const facts: readonly (readonly [string, string])[] = [
    [say('when'), `${texts.day(one.Day)}, ${texts.time(one.Begin)}`],
    ...(price > 0 ? ([[say('pay'), say('atDesk', { price: texts.money(price, data.Club.Currency) })]] as const) : []),
    [say('cancelFree'), texts.moment(one.CancelUntil)],
  ];
  const title = h('h4', { tabindex: -1 }, say('inMail'));
  const status = h(
    'p',
    { role: 'status' },
    say('inMailText', { email: guest.Email, class: one.Name, until: texts.time(HeldUntil) }),
  );
  const again = async () => {
    const booked = await book({ ...guest, ClassId: one.ClassId, Language: data.Language, Agreed: true });
    status.textContent = say(typeof booked === 'object' ? 'sentAgain' : booked);
  };
  place.replaceChildren(
    title,
    status,
    h('dl', {}, ...facts.map(([term, value]) => h('div', {}, h('dt', {}, term), h('dd', {}, value)))),
    h('button', { type: 'button', onclick: () => void again() }, say('sendAgain')),
    h('button', { type: 'button', class: 'plain', onclick: () => showForm(shown, place, guest) }, say('wrongAddress')),
  );
  title.focus();
}
