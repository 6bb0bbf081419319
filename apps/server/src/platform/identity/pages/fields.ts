import { type Html, html } from '../../http/html.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../passwords.ts';
import type { IdentityKey, IdentityTranslate } from '../phrases.ts';
import { alertIcon, eyeIcon, lockIcon, mailIcon } from './icons.ts';

export interface Problems {
  readonly form?: { readonly key: IdentityKey; readonly values?: Readonly<Record<string, string | number>> };
  readonly email?: IdentityKey;
  readonly password?: IdentityKey;
  readonly code?: IdentityKey;
}

const errorOf = (
  words: IdentityTranslate,
  field: 'email' | 'password',
  key: IdentityKey | undefined,
  values: Readonly<Record<string, string | number>>,
): Html | undefined => key && html`<p class="errt" id="${field}-error">${alertIcon}<span>${words(key, values)}</span></p>`;

export const formProblem = (words: IdentityTranslate, problems: Problems): Html | undefined =>
  problems.form &&
  html`<p class="alert" role="alert">${alertIcon}<span>${words(problems.form.key, problems.form.values)}</span></p>`;

export function emailField(words: IdentityTranslate, { value, problems }: { value: string; problems: Problems }): Html {
  const bad = problems.email !== undefined;
  const first = bad || (problems.password === undefined && value === '');
  return html`<div class="field"><label class="lab" for="email">${words('identity.email')}</label>
<span class="inp${bad && ' err'}">${mailIcon}<input id="email" name="email" type="email" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required value="${value}"${first && html` autofocus`}${bad && html` aria-invalid="true" aria-describedby="email-error"`}></span>
${errorOf(words, 'email', problems.email, { email: value })}</div>`;
}

export function passwordField(
  words: IdentityTranslate,
  { label, kind, focus, problems }: { label: IdentityKey; kind: 'current' | 'new'; focus: boolean; problems: Problems },
): Html {
  const bad = problems.password !== undefined;
  const described = [kind === 'new' && 'password-hint', bad && 'password-error'].filter((id) => id !== false).join(' ');
  return html`<div class="field"><label class="lab" for="password">${words(label)}</label>
<span class="inp${bad && ' err'}">${lockIcon}<input id="password" name="password" type="password" autocomplete="${kind}-password" maxlength="${PASSWORD_MAX}" required${kind === 'new' && html` minlength="${PASSWORD_MIN}"`}${(bad || focus) && html` autofocus`}${bad && html` aria-invalid="true"`}${described !== '' && html` aria-describedby="${described}"`}><button type="button" class="eye" data-show="password" aria-label="${words('identity.show-password')}" aria-pressed="false" hidden>${eyeIcon}</button></span>
${kind === 'new' && html`<p class="hint" id="password-hint">${words('identity.password-hint', { min: PASSWORD_MIN })}</p>`}
${errorOf(words, 'password', problems.password, { min: PASSWORD_MIN, max: PASSWORD_MAX })}</div>`;
}

export const stayField = (words: IdentityTranslate, checked: boolean): Html =>
  html`<label class="stay"><input type="checkbox" name="stay" value="on"${checked && html` checked`}><span>${words('identity.stay-signed-in')}</span></label>`;
