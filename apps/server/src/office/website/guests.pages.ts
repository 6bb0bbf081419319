import type { Language } from '@clubpulse/contract/scalars';
import type { website } from '@clubpulse/phrases/en/server/website';
import { type Html, html } from '../../platform/http/html.ts';
import { alertIcon } from '../../platform/identity/pages/icons.ts';
import { document, visitor } from '../../platform/identity/pages/layout.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import type { GuestPage } from './guests.service.ts';
import type { DataUse } from './website.service.ts';

const wordsIn =
  (language: Language) =>
  (key: keyof typeof website, values: Record<string, string> = {}): string =>
    phrase(language, key, values);

interface Around {
  readonly appUrl: string;
  readonly problem?: string | undefined;
}

export function guestPage(page: GuestPage, { appUrl, problem }: Around): string {
  const say = wordsIn(page.Language);
  const values = { class: page.Class, club: page.Club, when: page.When, until: page.Until ?? '', cancel: page.CancelUntil };
  const title = say(`guest.page.${page.State === 'Gone' ? 'Lapsed' : page.State}`, values);
  const isOpen = page.State === 'Held' || page.State === 'Lapsed' || page.State === 'Booked';
  const act = (name: 'confirm' | 'cancel', look: 'p' | 's') =>
    html`<form method="post"><button class="btn ${look} gap" name="act" value="${name}">${say(`guest.page.${name}`)}</button></form>`;
  const acts = {
    confirm: act('confirm', 'p'),
    cancel: act('cancel', 's'),
    app: html`<a class="btn p" href="${appUrl}">${phrase(page.Language, 'identity.open-app')}</a>`,
  } satisfies Record<string, Html>;
  return document(visitor(page.Language, undefined), {
    title,
    wrong: problem !== undefined,
    content: html`<h1>${title}</h1>
${problem !== undefined && html`<p class="alert" role="alert">${alertIcon}<span>${problem}</span></p>`}
<p class="lead">${say(`guest.page.${page.State}Text`, values)}</p>
<p>${page.Class}<br>${page.When}<br>${page.Club}</p>
${page.MovedFrom !== null && html`<p>${say('guest.page.movedFrom', { from: page.MovedFrom })}</p>`}
${isOpen && page.Price !== null && html`<p>${say('guest.price', { price: page.Price })}</p>`}
${isOpen && html`<p>${say('guest.page.cancelUntil', values)}</p>`}
${acts[page.Act ?? 'app']}`,
  });
}

export function dataUsePage(language: Language, { club, rules }: DataUse, path: string): string {
  const say = wordsIn(language);
  const title = say('guest.data.title', { club: club.Name });
  const contact = [club.Phone, club.Email].filter(Boolean).join(', ');
  return document(visitor(language, path), {
    title,
    content: html`<h1>${title}</h1>
<p>${say('guest.data.stored', { club: club.Name })}</p>
<p>${say('guest.data.until')}</p>
<p>${say('guest.data.ask')}</p>
${contact !== '' && html`<p>${contact}</p>`}
${rules.length > 0 && html`<h2>${say('guest.data.rules')}</h2>`}
${rules.map(({ Title, Text }) => html`<h3>${Title}</h3>${Text.split(/\n+/).map((line) => html`<p>${line}</p>`)}`)}`,
  });
}

export function unknownGuestPage(language: Language, appUrl: string): string {
  const say = wordsIn(language);
  return document(visitor(language, undefined), {
    title: say('guest.page.unknown'),
    wrong: true,
    content: html`<h1>${say('guest.page.unknown')}</h1>
<p class="lead" role="alert">${say('guest.page.unknownText')}</p>
<a class="btn p" href="${appUrl}">${phrase(language, 'identity.open-app')}</a>`,
  });
}
