import { maskedEmail } from '@clubpulse/rules/accounts/users/own-email';
import { html } from '../../http/html.ts';
import { formProblem, type Problems, passwordField } from '../pages/fields.ts';
import { document, type Visitor } from '../pages/layout.ts';
import { noticePage } from '../pages/notice.pages.ts';
import type { IdentityKey } from '../phrases.ts';
import type { HandedStep, OpenHanded } from './handed.ts';

const asks = {
  create: { title: 'identity.handed-create-title', lead: 'identity.handed-create-lead', act: 'identity.handed-create-action' },
  reset: { title: 'identity.reset-title', lead: 'identity.reset-lead', act: 'identity.set-password' },
  prove: { title: 'identity.handed-prove-title', lead: 'identity.handed-prove-lead', act: 'identity.handed-prove-action' },
} as const satisfies Record<HandedStep, Record<string, IdentityKey>>;

export function handedPage(
  visitor: Visitor,
  { step, email, byMail }: Pick<OpenHanded, 'step' | 'email' | 'byMail'>,
  problems: Problems,
): string {
  const { words } = visitor;
  const { title, lead, act } = asks[step];
  return document(visitor, {
    title: words(title),
    wrong: problems.form !== undefined || problems.password !== undefined,
    content: html`<h1>${words(title)}</h1>
<p class="lead">${words(lead, { email })}</p>
<form method="post" action="/oidc/handed" novalidate>
${formProblem(words, problems)}
<input type="hidden" name="username" autocomplete="username" value="${email}">
${passwordField(words, {
  label: step === 'prove' ? 'identity.password' : 'identity.new-password',
  kind: step === 'prove' ? 'current' : 'new',
  focus: true,
  problems,
})}
<button class="btn p gap">${words(act)}</button>
</form>
${byMail && step === 'prove' && html`<form method="post" action="/oidc/handed"><button class="btn s gap" name="anew" value="yes">${words('identity.prove-anew')}</button></form>`}`,
  });
}

/** Shown if another account is signed in. The form signs it out. */
export function handedOtherPage(visitor: Visitor, email: string, href: string): string {
  const { words } = visitor;
  return document(visitor, {
    title: words('identity.handed-other-title'),
    content: html`<h1>${words('identity.handed-other-title')}</h1>
<p class="lead">${words('identity.handed-other-lead', { email: maskedEmail(email) })}</p>
<form method="post" action="/oidc/handed"><button class="btn p" name="leave" value="yes">${words('identity.handed-other-action')}</button></form>
<a class="btn s gap" href="${href}">${words('identity.open-app')}</a>`,
  });
}

export const handedDeadPage = (visitor: Visitor, href: string, text: IdentityKey): string =>
  noticePage(visitor, {
    title: 'identity.link-dead-title',
    text,
    action: 'identity.open-app',
    href,
    wrong: true,
  });
