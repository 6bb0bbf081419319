import type { FieldError } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import type { firstStart } from '@clubpulse/phrases/en/server/first-start';
import { currencies, timeZones } from '../../accounts/lookups/public.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { emailField, type Problems, passwordField } from '../../platform/identity/pages/fields.ts';
import { alertIcon } from '../../platform/identity/pages/icons.ts';
import { document, type Visitor } from '../../platform/identity/pages/layout.ts';
import { phrase } from '../../platform/phrases/phrases.ts';

export interface FirstStartForm {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly ownZone?: boolean;
  readonly problems: Problems;
  readonly errors: readonly FieldError[];
  readonly isTaken?: boolean;
  readonly withPassword: boolean;
}

type Key = keyof typeof firstStart;
const wordsIn =
  (language: Language) =>
  (key: Key, values?: Record<string, string>): string =>
    phrase(language, key, values);

export function firstStartPage(visitor: Visitor, form: FirstStartForm): string {
  const { language, words } = visitor;
  const say = wordsIn(language);
  const { email, problems, errors, isTaken = false, withPassword } = form;
  const errorOf = (id: string) => {
    const error = errors.find((candidate) => candidate.field === id);
    return error && phrase(language, error.key, error.values);
  };
  const focused = Object.keys(problems).length === 0 ? errors[0]?.field : undefined;
  const own = (
    id: 'firstName' | 'lastName' | 'name' | 'timeZone' | 'currency',
    label: Key,
    control: (attributes: Html) => Html,
  ) => field({ id, label: say(label), error: errorOf(id), hasFocus: focused === id, control });
  return document(visitor, {
    title: say('first-start.title'),
    wrong: isTaken || errors.length > 0 || Object.keys(problems).length > 0,
    content: html`<h1>${say('first-start.title')}</h1>
<p class="lead">${say('first-start.lead')}</p>
<form method="post" action="/first-start" novalidate>
${isTaken && html`<p class="alert" role="alert">${alertIcon}<span>${say('first-start.email-exists', { email })}</span></p>`}
${emailField(words, { value: email, problems })}
${
  withPassword
    ? passwordField(words, { label: 'identity.password', kind: 'new', focus: false, problems })
    : html`<p class="hint">${say('first-start.provider-hint')}</p>`
}
<div class="two">
${own(
  'firstName',
  'first-start.first-name',
  (attributes) =>
    html`<input id="firstName" name="firstName" autocomplete="given-name" maxlength="100" required value="${form.firstName}"${attributes}>`,
)}
${own(
  'lastName',
  'first-start.last-name',
  (attributes) =>
    html`<input id="lastName" name="lastName" autocomplete="family-name" maxlength="100" value="${form.lastName}"${attributes}>`,
)}
</div>
${own(
  'name',
  'first-start.club-name',
  (attributes) =>
    html`<input id="name" name="name" autocomplete="organization" maxlength="100" required value="${form.name}"${attributes}>`,
)}
${own('timeZone', 'first-start.time-zone', (attributes) =>
  select('timeZone', timeZones(language, new Date()), form.timeZone, html`${attributes}${form.ownZone && html` data-own-zone`}`),
)}
${own('currency', 'first-start.currency', (attributes) => select('currency', currencies(language), form.currency, attributes))}
<button class="btn p gap">${say('first-start.create')}</button>
</form>`,
  });
}

export function clubReadyPage(
  { language, words }: Visitor,
  { name, email, code, appUrl }: { name: string; email: string; code: string; appUrl: string },
): string {
  const say = wordsIn(language);
  return document(
    { language, words, path: undefined },
    {
      title: say('first-start.done-title', { club: name }),
      content: html`<h1>${say('first-start.done-title', { club: name })}</h1>
<p class="lead">${say('first-start.done-text', { email })}</p>
<p class="lead">${say('first-start.done-code', { code })}</p>
<a class="btn p" href="${appUrl}">${say('first-start.steps')}</a>`,
    },
  );
}

export function deadFirstStartPage(visitor: Visitor, appUrl: string): string {
  const { language, words } = visitor;
  return document(visitor, {
    title: words('identity.link-dead-title'),
    wrong: true,
    content: html`<h1>${words('identity.link-dead-title')}</h1>
<p class="lead" role="alert">${wordsIn(language)('first-start.dead')}</p>
<a class="btn p" href="${appUrl}">${words('identity.open-app')}</a>`,
  });
}

interface Field {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly hasFocus: boolean;
  readonly control: (attributes: Html) => Html;
}

function field({ id, label, error, hasFocus, control }: Field): Html {
  const bad = error !== undefined;
  const attributes = html`${bad && html` aria-invalid="true" aria-describedby="${id}-error"`}${hasFocus && html` autofocus`}`;
  return html`<div class="field"><label class="lab" for="${id}">${label}</label>
<span class="inp${bad && ' err'}">${control(attributes)}</span>
${bad && html`<p class="errt" id="${id}-error">${alertIcon}<span>${error}</span></p>`}</div>`;
}

const select = (
  id: string,
  options: readonly { readonly Code: string; readonly Name: string }[],
  chosen: string,
  attributes: Html,
): Html =>
  html`<select id="${id}" name="${id}" required${attributes}>${options.map(
    ({ Code, Name }) => html`<option value="${Code}"${Code === chosen && html` selected`}>${Name}</option>`,
  )}</select>`;
