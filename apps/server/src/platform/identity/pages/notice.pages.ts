import { type Html, html } from '../../http/html.ts';
import type { IdentityKey } from '../phrases.ts';
import { document, type Visitor } from './layout.ts';

export interface Notice {
  readonly title: IdentityKey;
  readonly text: IdentityKey;
  readonly action: IdentityKey;
  readonly href: string;
  readonly wrong?: boolean;
  readonly again?: string | undefined;
}

export function noticePage(visitor: Visitor, { title, text, action, href, wrong = false, again }: Notice): string {
  const { words } = visitor;
  return document(visitor, {
    title: words(title),
    wrong,
    content: html`<h1>${words(title)}</h1>
<p class="lead"${wrong && html` role="alert"`}>${words(text)}</p>
${again !== undefined && html`<a class="btn p" href="${again}">${words('identity.try-again')}</a>`}
<a class="${again === undefined ? 'btn p' : 'btn s gap'}" href="${href}">${words(action)}</a>`,
  });
}

const problems = {
  expired: { title: 'identity.error-expired-title', text: 'identity.error-expired-text' },
  request: { title: 'identity.error-request-title', text: 'identity.error-request-text' },
  busy: { title: 'identity.error-busy-title', text: 'identity.error-busy-text' },
  server: { title: 'identity.error-server-title', text: 'identity.error-server-text' },
} as const;
export type PageProblem = keyof typeof problems;

export const problemPage = (visitor: Visitor, problem: PageProblem, appUrl: string, failed?: string): string =>
  noticePage(visitor, {
    ...problems[problem],
    action: 'identity.open-app',
    href: appUrl,
    wrong: true,
    again: problem === 'server' || problem === 'busy' ? failed : undefined,
  });

export const signedOutPage = (visitor: Visitor, appUrl: string): string =>
  noticePage(visitor, {
    title: 'identity.signed-out-title',
    text: 'identity.signed-out-text',
    action: 'identity.open-app',
    href: appUrl,
  });

/** `form` is the provider's form with its secret. If `certain`, the user is identified, so the form submits automatically. */
export function signOutPage(
  visitor: Visitor,
  { form, certain, appUrl }: { form: Html; certain: boolean; appUrl: string },
): string {
  const { words } = visitor;
  return document(visitor, {
    title: words('identity.sign-out-title'),
    content: html`<h1>${words('identity.sign-out-title')}</h1>
<p class="lead">${words('identity.sign-out-text')}</p>
${form}
<button class="btn p" form="op.logoutForm" name="logout" value="yes"${certain && html` data-press`}>${words('identity.sign-out')}</button>
<a class="btn s gap" href="${appUrl}">${words('identity.open-app')}</a>`,
  });
}
