import { type Language, languages } from '@clubpulse/contract/scalars';
import { type Html, html } from '../../http/html.ts';
import { type IdentityTranslate, identityTranslate } from '../phrases.ts';
import { downIcon, globeIcon, mark } from './icons.ts';

const ownNames = { en: 'English', it: 'Italiano', es: 'Español', fr: 'Français' } as const satisfies Record<Language, string>;

export interface Page {
  readonly title: string;
  readonly wrong?: boolean;
  readonly passkeys?: boolean;
  readonly content: Html;
}

export interface Visitor {
  readonly language: Language;
  readonly words: IdentityTranslate;
  readonly path: string | undefined;
}

export const visitor = (language: Language, path: string | undefined): Visitor => ({
  language,
  words: identityTranslate(language),
  path,
});

export function document({ language, words, path }: Visitor, page: Page): string {
  const title = page.wrong ? words('identity.error-prefix', { title: page.title }) : page.title;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title} · Clubpulse</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="preload" href="/oidc/assets/archivo-latin.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/oidc/assets/pages.css">
${page.passkeys && html`<script src="/oidc/assets/webauthn.js" defer></script>`}<script src="/oidc/assets/pages.js" defer></script>
</head>
<body>
<div class="si">
<div class="fm">
<header class="br">${mark}<span>Clubpulse</span>${path !== undefined && languagePicker(language, words, path)}</header>
<main>${page.content}</main>
<footer>${words('identity.floor')}</footer>
</div>
<aside class="hero" aria-hidden="true"><div class="g">${tiles.map(tile)}</div><div class="tx"><p>${words('identity.claim')}</p></div></aside>
</div>
</body>
</html>
`.markup;
}

const languagePicker = (language: Language, words: IdentityTranslate, path: string): Html => html`<details class="lang">
<summary aria-label="${words('identity.language')}: ${ownNames[language]}">${globeIcon}<b>${ownNames[language]}</b>${downIcon}</summary>
<ul>${languages.map((code) => html`<li><a href="${path}?lang=${code}" lang="${code}" hreflang="${code}"${code === language && html` aria-current="true"`}>${ownNames[code]}</a></li>`)}</ul>
</details>`;

const tiles = [
  ['Fox', 94, 5],
  ['Ines', 85, 4],
  ['Cami', 73, 3],
  ['Guest 2', 64, 2],
  ['Dani', 93, 5],
  ['Lena', 87, 4],
  ['Gio', 76, 3],
  ['Pia', 56, 1],
  ['Bea', 81, 4],
  ['Edo', 84, 4],
  ['Marta', 65, 2],
  ['Duke', 72, 3],
] as const;

const tile = ([name, percent, zone]: (typeof tiles)[number]): Html =>
  html`<div class="ht z${zone}"><div class="v"><span class="n">${name}</span><span class="p">${percent}<small>%</small></span></div><div class="l">${[1, 2, 3, 4, 5].map((step) => html`<i${step <= zone && html` class="o"`}></i>`)}</div></div>`;
