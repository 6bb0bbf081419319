import { type Html, html } from '../../http/html.ts';
import { formProblem, type Problems } from './fields.ts';
import { alertIcon, lockIcon } from './icons.ts';
import { document, type Visitor } from './layout.ts';

interface SecondForm {
  readonly base: string;
  readonly codes: boolean;
  readonly passkey: string | undefined;
  readonly problems: Problems;
}

export const passkeyForm = (
  { words }: Visitor,
  base: string,
  options: string,
): Html => html`<form method="post" action="${base}/passkey" data-passkey="${options}" hidden>
<input type="hidden" name="response"><input type="hidden" name="stay">
<p class="alert" role="alert" hidden>${alertIcon}<span>${words('identity.passkey-failed')}</span></p>
<button class="btn s gap">${words('identity.passkey-use')}</button>
</form>`;

export function secondPage(visitor: Visitor, { base, codes, passkey, problems }: SecondForm): string {
  const { words } = visitor;
  const bad = problems.code !== undefined;
  return document(visitor, {
    title: words('identity.second-title'),
    wrong: Object.keys(problems).length > 0,
    passkeys: passkey !== undefined,
    content: html`<h1>${words('identity.second-title')}</h1>
<p class="lead">${words(codes ? 'identity.second-lead' : 'identity.second-lead-passkey')}</p>
${passkey !== undefined && passkeyForm(visitor, base, passkey)}
<form method="post" action="${base}/second" novalidate>
${formProblem(words, problems)}
<div class="field"><label class="lab" for="code">${words(codes ? 'identity.second-code' : 'identity.second-recovery')}</label>
<span class="inp${bad && ' err'}">${lockIcon}<input id="code" name="code" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" maxlength="40" required autofocus aria-describedby="code-hint${bad && ' code-error'}"${bad && html` aria-invalid="true"`}></span>
<p class="hint" id="code-hint">${words('identity.second-hint')}</p>
${problems.code && html`<p class="errt" id="code-error">${alertIcon}<span>${words(problems.code)}</span></p>`}</div>
<button class="btn p gap">${words('identity.second-action')}</button>
</form>
<a class="btn s gap" href="${base}">${words('identity.back-to-sign-in')}</a>`,
  });
}
