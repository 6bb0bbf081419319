import type { Language } from '@clubpulse/contract/scalars';
import { wall as enWall } from '@clubpulse/phrases/en/live/walls';
import { hubPage as en } from '@clubpulse/phrases/en/server/hub-page';
import { wall as esWall } from '@clubpulse/phrases/es/live/walls';
import { hubPage as es } from '@clubpulse/phrases/es/server/hub-page';
import { wall as frWall } from '@clubpulse/phrases/fr/live/walls';
import { hubPage as fr } from '@clubpulse/phrases/fr/server/hub-page';
import { wall as itWall } from '@clubpulse/phrases/it/live/walls';
import { hubPage as it } from '@clubpulse/phrases/it/server/hub-page';
import { type Phrases, say } from '@clubpulse/phrases/say';
import { script } from './page-script.ts';
import { style } from './page-style.ts';

const words: Record<Language, Phrases> = {
  en: { ...enWall, ...en },
  it: { ...itWall, ...it },
  es: { ...esWall, ...es },
  fr: { ...frWall, ...fr },
};

const keys = [
  'hub.title',
  'hub.stored',
  'hub.away',
  'hub.waiting',
  'hub.noRadio',
  'hub.nothing',
  'hub.lastError',
  'hub.facts',
  'hub.silent',
  'hub.refused',
  'hub.captureEnded',
  'hub.captureSilent',
  'hub.stickEnded',
  'hub.stickSilent',
  'hub.bluetooth',
  'hub.bluetoothNotRunning',
  'hub.bluetoothNotAllowed',
  'hub.bluetoothNoAdapter',
  'hub.bluetoothSwitchedOff',
  'hub.bluetoothOther',
  'hub.namesUnknown',
  'live.percentOfMax',
  'live.athletes',
  'live.guestNumber',
  'live.page',
  'live.putStrapOn',
  'live.noSignal',
  'live.was',
  'live.looking',
  'live.searching',
  'live.comeCloser',
];

export function pageHtml(language: Language, nonce: string): string {
  const all = words[language];
  const chosen = Object.entries(all).filter(([key]) => keys.some((one) => key === one || key.startsWith(`${one}_`)));
  const spoken = (key: string) => say(all, language, key) ?? '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${spoken('hub.tab')}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<div id="hub" class="hub">
<header><h1 id="name">${spoken('hub.tab')}</h1><p id="line" role="status"></p></header>
<main><ul id="straps" hidden></ul><p id="none"></p></main>
<p id="radios" role="status" hidden></p>
<footer id="facts"></footer>
</div>
<main id="wall" class="wall" hidden>
<header class="head"><div id="titles" class="titles"><h1 id="room"></h1><p id="club"></p></div><div class="time"><span id="athletes"></span><time id="time"></time></div></header>
<ul id="tiles" class="tiles"></ul><p id="empty" class="empty" hidden></p>
<p id="banner" class="banner"><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 18h.01M9.172 15.172a4 4 0 0 1 5.656 0M6.343 12.343a7.963 7.963 0 0 1 3.864 -2.14m4.163 .155a7.965 7.965 0 0 1 3.287 2M3.515 9.515a12 12 0 0 1 3.544 -2.455m3.101 -.92a12 12 0 0 1 10.325 3.374M3 3l18 18"/></svg><span id="said"></span></p>
</main>
<template id="strap"><li><span class="bpm"></span><span class="strap"></span></li></template>
<template id="tile"><li class="tile"><span class="name"></span><span class="zone"></span><span class="number"><span></span><small></small></span><span class="figures"><svg viewBox="0 0 24 24" role="img" aria-label="${spoken('live.columnHeartRate')}"><path fill="currentColor" d="M6.979 3.074a6 6 0 0 1 4.988 1.425l.037 .033l.034 -.03a6 6 0 0 1 4.733 -1.44l.246 .036a6 6 0 0 1 3.364 10.008l-.18 .185l-.048 .041l-7.45 7.379a1 1 0 0 1 -1.313 .082l-.094 -.082l-7.493 -7.422a6 6 0 0 1 3.176 -10.215z"/></svg><span></span></span><span class="ladder" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></span><span class="say"></span></li></template>
<script type="application/json" id="words" nonce="${nonce}">${JSON.stringify(Object.fromEntries(chosen)).replaceAll('<', '\\u003c')}</script>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
}
