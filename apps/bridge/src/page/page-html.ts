import type { Language } from '@clubpulse/contract/scalars';
import { hubPage as en } from '@clubpulse/phrases/en/server/hub-page';
import { hubPage as es } from '@clubpulse/phrases/es/server/hub-page';
import { hubPage as fr } from '@clubpulse/phrases/fr/server/hub-page';
import { hubPage as it } from '@clubpulse/phrases/it/server/hub-page';
import { say, type Words } from '@clubpulse/phrases/say';

const words: Record<Language, Words> = { en, it, es, fr };

const style = `
  :root { color-scheme: dark; --ink: #0b0e12; --tile: #171c22; --line: #2b333c; --text: #f4f6f2; --quiet: #aab4bd; --volt: #cff23a; --warn: #ffbd66; }
  * { box-sizing: border-box; margin: 0; }
  body { min-height: 100vh; display: flex; flex-direction: column; background: var(--ink); color: var(--text); font-family: Archivo, system-ui, sans-serif; }
  header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 24px; padding: 16px 24px; border-bottom: 1px solid var(--line); }
  h1 { font-size: clamp(20px, 2.4vw, 40px); }
  header p { font-size: clamp(16px, 1.6vw, 28px); color: var(--volt); }
  .away header p { color: var(--warn); font-weight: 600; }
  main { flex: 1; padding: 16px; display: flex; }
  ul { flex: 1; list-style: none; padding: 0; display: grid; gap: 12px; grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr)); align-content: stretch; }
  li { display: flex; flex-direction: column; justify-content: center; align-items: center; background: var(--tile); border-radius: 14px; min-height: 120px; padding: 8px; }
  .bpm { font-size: min(18vh, calc(42vw / var(--columns, 1))); line-height: 1; font-weight: 700; font-stretch: 76%; font-variant-numeric: tabular-nums; }
  .strap { font-size: clamp(18px, 2vw, 40px); color: var(--text); font-variant-numeric: tabular-nums; }
  .late .bpm { color: var(--quiet); }
  main > p { margin: auto; font-size: clamp(18px, 2vw, 36px); color: var(--quiet); text-align: center; max-width: 40ch; }
  footer { padding: 12px 24px; border-top: 1px solid var(--line); color: var(--quiet); font-size: 16px; overflow-wrap: anywhere; }
  #captures { padding: 12px 24px; color: var(--warn); font-size: 18px; }
  [hidden] { display: none; }
  @media (max-width: 767px) { ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } .bpm { font-size: 18vw; } }
`;

/** Runs in the browser. What comes from the hub goes in as text, never as markup. */
const script = `
  const words = JSON.parse(document.getElementById('words').textContent);
  const byId = (id) => document.getElementById(id);
  const plurals = new Intl.PluralRules(document.documentElement.lang);
  const say = (key, values = {}) => (words[key + '_' + plurals.select(values.count ?? 0)] ?? words[key])
    .replace(/\\{\\{(\\w+)\\}\\}/g, (_, name) => typeof values[name] === 'number' ? values[name].toLocaleString(document.documentElement.lang) : values[name]);
  const clock = (instant) => new Date(instant).toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
  const put = (id, text) => { if (byId(id).textContent !== text) byId(id).textContent = text; };
  function show(hub) {
    put('name', say('hub.title', { bridge: String(hub.BridgeId) }));
    document.body.classList.toggle('away', hub.AwaySince !== null);
    put('line', hub.AwaySince === null ? say('hub.stored') : say('hub.away', { time: clock(hub.AwaySince) }) + ' ' + say('hub.waiting', { count: hub.Waiting }));
    const list = byId('straps');
    list.style.setProperty('--columns', Math.max(1, Math.ceil(Math.sqrt(hub.Heard.length * innerWidth / innerHeight / 1.4))));
    while (list.children.length > hub.Heard.length) list.lastChild.remove();
    hub.Heard.forEach(({ Strap, Bpm, Ago }, place) => {
      const tile = list.children[place] ?? list.appendChild(byId('tile').content.firstElementChild.cloneNode(true));
      tile.classList.toggle('late', Ago > 5);
      tile.children[0].textContent = Ago > 5 ? '–' : Bpm;
      tile.children[1].textContent = Strap < 2 ** 48 ? String(Strap).padStart(5, '0') : (Strap - 2 ** 48).toString(16).toUpperCase().padStart(12, '0').replace(/(..)(?=.)/g, '$1:');
    });
    list.hidden = hub.Heard.length === 0;
    byId('none').hidden = hub.Heard.length > 0;
    put('none', hub.Source === null ? say('hub.noRadio') : say('hub.nothing'));
    const error = hub.LastError === null ? '' : ' · ' + say('hub.lastError', { error: hub.LastError });
    const captures = hub.Captures.filter(({ State }) => State !== 'hears')
      .map(({ Program, State }) => {
        const ended = State === 'ended';
        if (typeof Program === 'string') return say(ended ? 'hub.stickEnded' : 'hub.stickSilent', { stick: Program });
        return say(ended ? 'hub.captureEnded' : 'hub.captureSilent', { program: String(Program) });
      });
    put('captures', captures.join(' '));
    byId('captures').hidden = captures.length === 0;
    put('facts', say('hub.facts', { version: hub.Version, club: String(hub.ClubId), source: hub.Source ?? '–' }) + error);
  }
  async function ask() {
    try { show(await (await fetch('state', { signal: AbortSignal.timeout(5000) })).json()); }
    catch { document.body.classList.add('away'); put('line', say('hub.silent')); }
    setTimeout(ask, 1000);
  }
  ask();
`;

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
  'hub.captureEnded',
  'hub.captureSilent',
  'hub.stickEnded',
  'hub.stickSilent',
];

/** The page in a language; script and style carry `nonce`. */
export function pageHtml(language: Language, nonce: string): string {
  const chosen = Object.entries(words[language]).filter(([key]) => keys.some((one) => key === one || key.startsWith(`${one}_`)));
  const title = say(words[language], language, 'hub.tab') ?? '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header><h1 id="name">${title}</h1><p id="line" role="status"></p></header>
<main><ul id="straps" hidden></ul><p id="none"></p></main>
<p id="captures" role="status" hidden></p>
<footer id="facts"></footer>
<template id="tile"><li><span class="bpm"></span><span class="strap"></span></li></template>
<script type="application/json" id="words" nonce="${nonce}">${JSON.stringify(Object.fromEntries(chosen)).replaceAll('<', '\\u003c')}</script>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
}
