import {
  type GuestInput,
  type HeldSeat,
  WEBSITE_AHEAD_DAYS,
  WEBSITE_DAYS,
  type WebsiteClass,
  type WebsiteTimetable,
} from '@clubpulse/contract/office/website/website';
import { linkedData } from '@clubpulse/rules/office/website/linked-data';
import { classDialog } from './class-dialog.ts';
import { h } from './dom.ts';
import type { Texts } from './formats.ts';
import type { Booked } from './guest-form.ts';
import { type Known, SiteElement, serverUrl } from './site-element.ts';

const filters = ['room', 'trainer'] as const;
type Filter = (typeof filters)[number];

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export class TimetableElement extends SiteElement<WebsiteTimetable> {
  #from: string | undefined;
  #day: string | undefined;
  readonly #chosen: Record<Filter, string> = { room: inAddress('room'), trainer: inAddress('trainer') };

  protected path(): string {
    const query = new URLSearchParams();
    if (this.#from !== undefined) query.set('From', this.#from);
    if (this.language !== undefined) query.set('Language', this.language);
    return `timetable${query.size > 0 ? `?${query}` : ''}`;
  }

  protected markup({ Club, Classes }: WebsiteTimetable): object {
    return linkedData(Club, Classes, []);
  }

  protected draw(known: Known<WebsiteTimetable>, texts: Texts): Node[] {
    const { data } = known;
    const days = Array.from({ length: WEBSITE_DAYS }, (_, index) => dayAfter(data.From, index));
    const shown = data.Classes.filter((one) => this.#isChosen(one));
    const parts = [
      h('div', { class: 'bar' }, h('h2', {}, texts.say('timetable')), this.#steps(data, texts), this.#controls(data, texts)),
      this.asOfNote(known, texts),
      this.#strip(days, texts),
      shown.length === 0 ? this.#empty(data, texts) : this.#days(days, shown, known, texts),
      h('div', { class: 'by' }, texts.say('by')),
    ];
    return parts.filter((part) => part !== false);
  }

  #isChosen({ Room, Trainer }: WebsiteClass): boolean {
    const { room, trainer } = this.#chosen;
    return (room === '' || Room === room) && (trainer === '' || Trainer === trainer);
  }

  #show(from: string | undefined): void {
    this.#from = from;
    this.#day = undefined;
    void this.load();
  }

  #steps({ Today, From, To }: WebsiteTimetable, texts: Texts): HTMLElement {
    const step = (key: string, label: string, days: number, disabled: boolean) =>
      h('button', {
        type: 'button',
        class: key,
        'data-key': key,
        'aria-label': label,
        disabled,
        onclick: () => this.#show(within(Today, dayAfter(From, days))),
      });
    return h(
      'div',
      { class: 'steps' },
      step('earlier', texts.say('earlier'), -WEBSITE_DAYS, From <= Today),
      h('span', { 'aria-live': 'polite' }, texts.range(From, To)),
      step('later', texts.say('later'), WEBSITE_DAYS, From >= dayAfter(Today, WEBSITE_AHEAD_DAYS)),
    );
  }

  #controls(data: WebsiteTimetable, texts: Texts): HTMLElement {
    const { Classes, SignIn } = data;
    return h(
      'div',
      { class: 'end' },
      this.#filter(
        'room',
        texts.say('room'),
        texts.say('allRooms'),
        valuesOf(Classes, ({ Room }) => Room),
      ),
      this.#filter(
        'trainer',
        texts.say('trainer'),
        texts.say('allTrainers'),
        valuesOf(Classes, ({ Trainer }) => Trainer ?? ''),
      ),
      this.languageSwitch(data, texts),
      SignIn !== null &&
        h('a', { class: 'act', href: SignIn.replace(/\/$/, ''), target: '_blank', rel: 'noopener' }, texts.say('signIn')),
    );
  }

  #filter(filter: Filter, label: string, all: string, values: readonly string[]): HTMLElement | false {
    const chosen = this.#chosen[filter];
    if (values.length < 2 && chosen === '') return false;
    const options = [...new Set([...values, ...(chosen === '' ? [] : [chosen])])].toSorted();
    const select = h(
      'select',
      {
        'data-key': filter,
        onchange: () => {
          this.#chosen[filter] = select.value;
          toAddress(filter, select.value);
          this.redraw();
        },
      },
      h('option', { value: '' }, all),
      ...options.map((one) => h('option', { value: one, selected: one === chosen }, one)),
    );
    return h('label', {}, label, select);
  }

  #strip(days: readonly string[], texts: Texts): HTMLElement {
    const chosen = this.#day ?? days[0];
    return h(
      'div',
      { class: 'strip', role: 'group', 'aria-label': texts.say('days') },
      ...days.map((day) =>
        h(
          'button',
          {
            type: 'button',
            'data-key': `day-${day}`,
            'aria-pressed': String(day === chosen),
            title: texts.day(day),
            onclick: () => {
              this.#day = day;
              this.redraw();
            },
          },
          h('span', {}, `${texts.weekday(day)} `),
          h('b', {}, texts.dayNumber(day)),
        ),
      ),
    );
  }

  #days(days: readonly string[], shown: readonly WebsiteClass[], known: Known<WebsiteTimetable>, texts: Texts): HTMLElement {
    const first = this.#day ?? '';
    return h(
      'div',
      { class: 'days', onkeydown: (event: KeyboardEvent) => this.#walk(event) },
      ...days.map((day, column) =>
        h(
          'section',
          { class: 'day', 'aria-label': texts.day(day), 'data-before': day < first },
          h(
            'h3',
            {},
            texts.weekday(day),
            h('b', {}, texts.dayNumber(day)),
            day === known.data.Today && h('i', {}, texts.say('today')),
          ),
          h('ul', {}, ...shown.filter(({ Day }) => Day === day).map((one) => h('li', {}, this.#tile(one, column, known, texts)))),
        ),
      ),
    );
  }

  #tile(one: WebsiteClass, column: number, known: Known<WebsiteTimetable>, texts: Texts): HTMLElement {
    const tile = h(
      'button',
      {
        type: 'button',
        class: 'class',
        'aria-haspopup': 'dialog',
        'data-key': `class-${one.ClassId}`,
        'data-state': one.State,
        'data-column': column,
        onclick: () => this.#open(one, known, texts),
      },
      h('span', { class: 'when' }, texts.time(one.Begin)),
      h('b', {}, one.Name),
      h('span', { class: 'where' }, [one.Trainer, one.Room].filter(Boolean).join(', ')),
      h('span', { class: 'seats' }, seatsText(one, texts)),
    );
    tile.style.setProperty('--own', one.Color);
    return tile;
  }

  #open(one: WebsiteClass, { data, asOf }: Known<WebsiteTimetable>, texts: Texts): void {
    const privacy = `${serverUrl()}guest/data/${encodeURIComponent(this.code)}?lang=${data.Language}`;
    const dialog = classDialog({ one, data, texts, isOffline: asOf !== null, privacy, book: (guest) => this.#book(guest) });
    dialog.addEventListener('close', () => {
      dialog.remove();
      this.find(`[data-key="class-${one.ClassId}"]`)?.focus();
    });
    this.put(dialog);
    dialog.showModal();
  }

  async #book(guest: GuestInput): Promise<Booked> {
    const answered = await this.send('bookings', guest);
    if (answered === undefined) return 'failed';
    if (answered.ok) {
      void this.load();
      return (await answered.json()) as HeldSeat;
    }
    if (answered.status === 429) return 'tooMany';
    const { ErrorType } = (await answered.json()) as { readonly ErrorType?: string };
    return ErrorType === 'ClassFull' ? 'justFull' : ErrorType === 'ValidationFailed' ? 'wrongEmail' : 'notBookable';
  }

  #empty({ Next }: WebsiteTimetable, texts: Texts): HTMLElement {
    const isFiltered = this.#chosen.room !== '' || this.#chosen.trainer !== '';
    return h(
      'div',
      { class: 'empty' },
      h('p', {}, texts.say(isFiltered ? 'noneFiltered' : 'none')),
      Next !== null &&
        h(
          'button',
          { type: 'button', 'data-key': 'next', onclick: () => this.#show(Next) },
          texts.say('next', { day: texts.day(Next) }),
        ),
    );
  }

  #walk(event: KeyboardEvent): void {
    const tiles = this.findAll('.class');
    const at = tiles.findIndex((tile) => tile === event.target || tile.contains(event.target as Node));
    const current = tiles[at];
    if (current === undefined) return;
    const column = Number(current.dataset['column']);
    const inOtherDay = (isOther: (other: number) => boolean, from: readonly HTMLElement[]) =>
      from.find((tile) => isOther(Number(tile.dataset['column'])));
    const next =
      event.key === 'ArrowDown'
        ? tiles[at + 1]
        : event.key === 'ArrowUp'
          ? tiles[at - 1]
          : event.key === 'ArrowRight'
            ? inOtherDay((other) => other > column, tiles)
            : event.key === 'ArrowLeft'
              ? inOtherDay((other) => other < column, tiles.toReversed())
              : undefined;
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }
}

const within = (today: string, day: string): string | undefined => {
  const last = dayAfter(today, WEBSITE_AHEAD_DAYS);
  return day <= today ? undefined : day > last ? last : day;
};

const valuesOf = (classes: readonly WebsiteClass[], value: (one: WebsiteClass) => string): string[] =>
  [...new Set(classes.map(value))].filter((one) => one !== '');

export function seatsText({ State, Free, Waiting }: WebsiteClass, { say }: Texts): string {
  switch (State) {
    case 'Free':
      return say('seats', { number: Free });
    case 'Full':
      return Waiting ? say('fullWaiting', { number: Waiting }) : say('full');
    case 'Closed':
      return say('closed');
    case 'Elsewhere':
      return say('elsewhere');
    case 'NoBooking':
      return say('noBooking');
  }
}

const nameInAddress = (filter: Filter): string => `clubpulse-${filter}`;

function inAddress(filter: Filter): string {
  return new URLSearchParams(location.search).get(nameInAddress(filter)) ?? '';
}

function toAddress(filter: Filter, value: string): void {
  const address = new URL(location.href);
  if (value === '') address.searchParams.delete(nameInAddress(filter));
  else address.searchParams.set(nameInAddress(filter), value);
  history.replaceState(history.state, '', address);
}
