import type { Language } from '@clubpulse/contract/scalars';
import { type Html, html } from '../http/html.ts';
import type { OutgoingMail } from './mails.store.ts';

export interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly hello?: string | undefined;
  readonly text: string;
  readonly picture?: string;
  readonly action: string;
  readonly link: string;
  readonly sender?: string;
  readonly why: string;
}

const webAddress = /(https:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;

const withLinks = (text: string): (string | Html)[] =>
  text
    .split(webAddress)
    .map((part) => (webAddress.test(part) ? html`<a href="${part}" style="color:#12171C">${part}</a>` : part));

export function letterMail({
  to,
  language,
  subject,
  hello,
  text,
  picture,
  action,
  link,
  sender = 'Clubpulse',
  why,
}: Letter): OutgoingMail {
  const body = html`<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:32px 16px;background:#F1F2EE;color:#12171C;font-family:Archivo,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#FFFFFF;border-radius:14px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700">${sender}</p>
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.2">${subject}</h1>
${picture === undefined ? '' : html`<img src="${picture}" alt="" width="416" style="display:block;width:100%;max-width:416px;height:auto;margin:0 0 16px;border-radius:8px">`}
${hello === undefined ? '' : html`<p style="margin:0 0 12px;font-size:16px;line-height:1.5">${hello}</p>`}
<p style="margin:0 0 24px;font-size:16px;line-height:1.5;white-space:pre-line">${withLinks(text)}</p>
<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;padding:14px 22px;border-radius:8px;background:#10151A;color:#FFFFFF;font-weight:600;font-size:16px;text-decoration:none">${action}</a></p>
<p style="margin:0 0 8px;font-size:13px;line-height:1.5;color:#5F6973">${why}</p>
<p style="margin:0;font-size:12px;line-height:1.5;color:#5F6973;word-break:break-all">${link}</p>
</div>
</body>
</html>
`;
  return {
    to,
    subject,
    text: `${hello === undefined ? '' : `${hello}\n\n`}${text}\n\n${link}\n\n${why}\n\nClubpulse\n`,
    html: body.markup,
  };
}
