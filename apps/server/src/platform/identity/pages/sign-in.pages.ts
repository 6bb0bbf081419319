import { html } from '../../http/html.ts';
import { emailField, formProblem, type Problems, passwordField, stayField } from './fields.ts';
import { ticketIcon } from './icons.ts';
import { document, type Visitor } from './layout.ts';
import { passkeyForm } from './second.pages.ts';

export interface SignInForm {
  readonly base: string;
  readonly email: string;
  readonly stay: boolean;
  readonly problems: Problems;
}

const isWrong = (problems: Problems) => Object.keys(problems).length > 0;

/** `passkey`: the challenge, undefined without passkeys. `proves`: a user who is signed in proves their identity again. */
export function signInPage(
  visitor: Visitor,
  { base, email, stay, problems, passkey, proves }: SignInForm & { passkey: string | undefined; proves: boolean },
): string {
  const { words } = visitor;
  const focus = email !== '' && problems.email === undefined;
  return document(visitor, {
    title: words('identity.sign-in'),
    wrong: isWrong(problems),
    passkeys: passkey !== undefined,
    content: html`<h1>${words(proves ? 'identity.again-title' : 'identity.sign-in-title')}</h1>
<p class="lead">${words(proves ? 'identity.again-lead' : 'identity.sign-in-lead')}</p>
<form method="post" action="${base}" novalidate>
${formProblem(words, problems)}
${emailField(words, { value: email, problems })}
${passwordField(words, { label: 'identity.password', kind: 'current', focus, problems })}
<div class="row">${stayField(words, stay)}<a class="u" href="${base}/forgot">${words('identity.forgot-password')}</a></div>
<button class="btn p">${words('identity.sign-in')}</button>
</form>
${passkey !== undefined && passkeyForm(visitor, base, passkey)}
${
  !proves &&
  html`<div class="or">${words('identity.new-here')}</div>
<div class="two"><a class="btn s" href="${base}/create">${words('identity.create-account')}</a><a class="btn s" href="${base}/create?code=1">${ticketIcon}${words('identity.have-code')}</a></div>`
}`,
  });
}

export function createPage(visitor: Visitor, { base, email, stay, problems, code }: SignInForm & { code: boolean }): string {
  const { words } = visitor;
  const focus = email !== '' && problems.email === undefined;
  return document(visitor, {
    title: words('identity.create-title'),
    wrong: isWrong(problems),
    content: html`<h1>${words('identity.create-title')}</h1>
<p class="lead">${words(code ? 'identity.create-code-lead' : 'identity.create-lead')}</p>
<form method="post" action="${base}/create${code && '?code=1'}" novalidate>
${formProblem(words, problems)}
${emailField(words, { value: email, problems })}
${passwordField(words, { label: 'identity.password', kind: 'new', focus, problems })}
<div class="row">${stayField(words, stay)}</div>
<button class="btn p">${words('identity.create-account')}</button>
</form>
<div class="or">${words('identity.have-account')}</div>
<a class="btn s" href="${base}">${words('identity.sign-in')}</a>`,
  });
}

export function forgotPage(visitor: Visitor, { base, email, problems }: Omit<SignInForm, 'stay'>): string {
  const { words } = visitor;
  return document(visitor, {
    title: words('identity.forgot-title'),
    wrong: isWrong(problems),
    content: html`<h1>${words('identity.forgot-title')}</h1>
<p class="lead">${words('identity.forgot-lead')}</p>
<form method="post" action="${base}/forgot" novalidate>
${emailField(words, { value: email, problems })}
<button class="btn p gap">${words('identity.send-link')}</button>
</form>
<a class="btn s gap" href="${base}">${words('identity.back-to-sign-in')}</a>`,
  });
}

export function noMailPage(visitor: Visitor, base: string): string {
  const { words } = visitor;
  return document(visitor, {
    title: words('identity.forgot-title'),
    content: html`<h1>${words('identity.forgot-title')}</h1>
<p class="lead">${words('identity.forgot-no-mail')}</p>
<a class="btn s gap" href="${base}">${words('identity.back-to-sign-in')}</a>`,
  });
}

/** The page is the same whether the account exists or not. */
export function sentPage(visitor: Visitor, { base, email, mailbox }: { base: string; email: string; mailbox: boolean }): string {
  const { words } = visitor;
  return document(visitor, {
    title: words('identity.sent-title'),
    content: html`<h1>${words('identity.sent-title')}</h1>
<p class="lead">${words('identity.sent-text', { email })}</p>
<p class="lead">${words('identity.sent-nothing')}</p>
${mailbox && html`<a class="btn p" href="/mailbox">${words('identity.open-mailbox')}</a>`}
<a class="btn s gap" href="${base}">${words('identity.back-to-sign-in')}</a>`,
  });
}
