import type { WebsiteClass } from '@clubpulse/contract/office/website/website';
import { h } from './dom.ts';
import type { Texts } from './formats.ts';
import { guestForm, type ShownClass } from './guest-form.ts';

export function classDialog(shown: ShownClass): HTMLDialogElement {
  const { one, texts } = shown;
  const dialog: HTMLDialogElement = h(
    'dialog',
    { 'aria-labelledby': 'class-name', lang: shown.data.Language },
    h(
      'div',
      { class: 'head' },
      h('h3', { id: 'class-name' }, one.Name),
      h('button', { type: 'button', 'aria-label': texts.say('close'), class: 'close', onclick: () => dialog.close() }),
    ),
    h(
      'p',
      {},
      [`${texts.day(one.Day)}, ${texts.time(one.Begin)} – ${texts.time(one.End)}`, one.Room, one.Trainer]
        .filter(Boolean)
        .join(', '),
    ),
    gauge(one, texts),
    ...ways(shown),
  );
  return dialog;
}

function gauge({ Seats, Free, State, Waiting }: WebsiteClass, { say }: Texts): HTMLElement | false {
  if (Seats === 0) return false;
  const taken = Seats - Free;
  const bar = h('i');
  bar.style.width = `${(100 * taken) / Seats}%`;
  const words =
    State === 'Full' ? (Waiting ? say('fullWaiting', { number: Waiting }) : say('full')) : say('seats', { number: Free });
  return h(
    'div',
    { class: 'gauge' },
    h('b', {}, words),
    h('i', { 'aria-hidden': 'true' }, bar),
    h('span', {}, say('taken', { taken, seats: Seats })),
  );
}

function ways(shown: ShownClass): (HTMLElement | false)[] {
  const { one, data, texts, isOffline } = shown;
  const { SignIn, Club } = data;
  const { State, Link, ClassId } = one;
  const outside = { class: 'act main', target: '_blank', rel: 'noopener' };
  if (isOffline)
    return [
      Club.Phone !== null &&
        h(
          'a',
          { class: 'act main', href: `tel:${Club.Phone.replaceAll(/[^+\d]/g, '')}` },
          texts.say('call', { phone: Club.Phone }),
        ),
    ];
  if (State === 'NoBooking') return [h('p', {}, texts.say('noBooking'))];
  if (State === 'Elsewhere') return [Link !== null && h('a', { ...outside, href: Link }, texts.say('elsewhere'))];
  if (State === 'Closed') return [h('p', {}, texts.say('closed'))];
  const signIn =
    SignIn !== null &&
    h('a', { ...outside, href: `${SignIn}${ClassId}` }, texts.say(State === 'Full' ? 'joinQueue' : 'signInAndBook'));
  return [one.Guests ? guestForm(shown, signIn) : signIn];
}
