import { html } from '../../http/html.ts';
import type { LinkPurpose } from '../links.store.ts';
import type { IdentityKey } from '../phrases.ts';
import { formProblem, type Problems, passwordField } from './fields.ts';
import { document, type Visitor } from './layout.ts';
import { noticePage } from './notice.pages.ts';

export function resetPage(visitor: Visitor, { email, problems }: { email: string; problems: Problems }): string {
  const { words } = visitor;
  return document(visitor, {
    title: words('identity.reset-title'),
    wrong: problems.password !== undefined,
    content: html`<h1>${words('identity.reset-title')}</h1>
<p class="lead">${words('identity.reset-lead', { email })}</p>
<form method="post" action="/oidc/reset" novalidate>
<input type="hidden" name="username" autocomplete="username" value="${email}">
${passwordField(words, { label: 'identity.new-password', kind: 'new', focus: true, problems })}
<button class="btn p gap">${words('identity.set-password')}</button>
</form>`,
  });
}

const confirm = {
  verify: { title: 'identity.verify-title', text: 'identity.verify-text', action: 'identity.verify-action' },
  email: { title: 'identity.email-title', text: 'identity.email-text', action: 'identity.email-action' },
  undo: { title: 'identity.undo-title', text: 'identity.undo-text', action: 'identity.undo-action' },
} as const satisfies Record<Exclude<LinkPurpose, 'reset'>, Record<string, IdentityKey>>;

/** Only a click on this page confirms, because mail programs open links too. */
export function confirmPage(visitor: Visitor, purpose: Exclude<LinkPurpose, 'reset'>, email: string): string {
  const { words } = visitor;
  const { title, text, action } = confirm[purpose];
  return document(visitor, {
    title: words(title),
    content: html`<h1>${words(title)}</h1>
<p class="lead">${words(text, { email })}</p>
<form method="post" action="/oidc/${purpose}"><button class="btn p" autofocus>${words(action)}</button></form>`,
  });
}

export function provePage(
  visitor: Visitor,
  purpose: 'verify' | 'email',
  { email, problems }: { email: string; problems: Problems },
): string {
  const { words } = visitor;
  const { title, text, action } = confirm[purpose];
  return document(visitor, {
    title: words(title),
    wrong: problems.form !== undefined || problems.password !== undefined,
    content: html`<h1>${words(title)}</h1>
<p class="lead">${words(text, { email })} ${words('identity.prove-lead')}</p>
<form method="post" action="/oidc/${purpose}" novalidate>
${formProblem(words, problems)}
${passwordField(words, { label: 'identity.password', kind: 'current', focus: true, problems })}
<button class="btn p gap">${words(action)}</button>
</form>
${purpose === 'verify' && html`<form method="post" action="/oidc/verify"><button class="btn s gap" name="anew" value="yes">${words('identity.prove-anew')}</button></form>`}`,
  });
}

const done = {
  reset: { title: 'identity.reset-done-title', text: 'identity.reset-done-text' },
  verify: { title: 'identity.verify-done-title', text: 'identity.verify-done-text' },
  email: { title: 'identity.email-done-title', text: 'identity.email-done-text' },
  undo: { title: 'identity.undo-done-title', text: 'identity.undo-done-text' },
} as const satisfies Record<LinkPurpose, Record<string, IdentityKey>>;

export const donePage = (visitor: Visitor, purpose: LinkPurpose, appUrl: string, next?: string): string =>
  noticePage(visitor, {
    ...done[purpose],
    action: next === undefined ? 'identity.open-app' : 'identity.open-invitation',
    href: next ?? appUrl,
  });

const dead = {
  reset: 'identity.link-dead-reset',
  verify: 'identity.link-dead-verify',
  email: 'identity.link-dead-email',
  undo: 'identity.link-dead-email',
} as const satisfies Record<LinkPurpose, IdentityKey>;

export const deadLinkPage = (visitor: Visitor, purpose: LinkPurpose, appUrl: string): string =>
  noticePage(visitor, {
    title: 'identity.link-dead-title',
    text: dead[purpose],
    action: 'identity.open-app',
    href: appUrl,
    wrong: true,
  });
