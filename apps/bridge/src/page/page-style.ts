const sizes: Readonly<Record<number, string>> = {
  6: '--name:56;--room:389;--number:200;--zone:60;--figure:50;--say:72;--ladder:38;--lgap:24;--rung:8;--round:20;--pad:18 22 22 30',
  12: '--name:44;--room:287;--number:160;--zone:48;--figure:40;--say:54;--ladder:28;--lgap:18;--rung:6;--round:16;--pad:12 16 16 22',
  24: '--name:36;--room:170;--number:114;--zone:38;--figure:32;--say:40;--ladder:20;--lgap:14;--rung:5;--round:14;--pad:11 13 14 18',
  40: '--name:32;--room:172;--number:92;--zone:34;--figure:28;--say:30;--ladder:16;--lgap:8;--rung:4;--round:12;--pad:7 10 9 14',
  60: '--name:28;--room:131;--number:84;--zone:30;--figure:26;--say:28;--ladder:14;--lgap:8;--rung:3;--round:10;--pad:8 9 8 12',
};
const sized = Object.entries(sizes).map(([tiles, output]) => {
  const padding = (/--pad:(.*)$/.exec(output)?.[1] ?? '').split(' ').map((side) => `calc(${side} * var(--u))`);
  return `.of${tiles} { ${output.replace(/--pad:.*$/, '')} --pad: ${padding.join(' ')}; }`;
});

const fills = [
  ['#171d24', '#fff'],
  ['#1f6fe5', '#fff'],
  ['#2addc2', '#0b0e12'],
  ['#fde04a', '#0b0e12'],
  ['#f0760f', '#0b0e12'],
  ['#c40f36', '#fff'],
].map(([fill, ink], zone) => `.z${zone} { background-color: ${fill}; color: ${ink}; }`);
const lit = [1, 2, 3, 4, 5].map((zone) => `.z${zone} .ladder i:nth-child(-n + ${zone})`).join(', ');

export const style = `
  @font-face { font-family: Archivo; src: url(archivo.woff2) format('woff2'); font-weight: 100 900; font-stretch: 62% 125%; font-display: swap; }
  :root { color-scheme: dark; --ink: #0b0e12; --tile: #171c22; --line: #2b333c; --text: #f4f6f2; --quiet: #aab4bd; --volt: #cff23a; --warn: #ffbd66; }
  * { box-sizing: border-box; margin: 0; }
  body { min-height: 100vh; background: var(--ink); color: var(--text); font-family: Archivo, system-ui, sans-serif; }
  [hidden] { display: none !important; }
  ul { list-style: none; padding: 0; }

  .hub { min-height: 100vh; display: flex; flex-direction: column; }
  .hub header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 24px; padding: 16px 24px; border-bottom: 1px solid var(--line); }
  .hub h1 { font-size: clamp(20px, 2.4vw, 40px); }
  .hub header p { font-size: clamp(16px, 1.6vw, 28px); color: var(--volt); }
  .unanswered .hub header p { color: var(--warn); font-weight: 600; }
  .hub main { flex: 1; padding: 16px; display: flex; }
  #straps { flex: 1; display: grid; gap: 12px; grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr)); align-content: stretch; }
  #straps li { display: flex; flex-direction: column; justify-content: center; align-items: center; background: var(--tile); border-radius: 14px; min-height: 120px; padding: 8px; }
  .bpm { font-size: min(18vh, calc(42vw / var(--columns, 1))); line-height: 1; font-weight: 700; font-stretch: 76%; font-variant-numeric: tabular-nums; }
  .strap { font-size: clamp(18px, 2vw, 40px); font-variant-numeric: tabular-nums; }
  .late .bpm { color: var(--quiet); }
  .hub main > p { margin: auto; font-size: clamp(18px, 2vw, 36px); color: var(--quiet); text-align: center; max-width: 40ch; }
  footer { padding: 12px 24px; border-top: 1px solid var(--line); color: var(--quiet); font-size: 16px; overflow-wrap: anywhere; }
  #radios { padding: 12px 24px; color: var(--warn); font-size: 18px; }
  @media (max-width: 767px) { #straps { grid-template-columns: repeat(2, minmax(0, 1fr)); } .bpm { font-size: 18vw; } }

  .wall { --u: min(100vh / 1080, 100vw / 1920); display: grid; grid-template-rows: calc(100 * var(--u)) minmax(0, 1fr) calc(96 * var(--u)); gap: calc(24 * var(--u)); width: 100vw; height: 100vh; padding: calc(27 * var(--u)) calc(48 * var(--u)); overflow: hidden; background: #080a0d; color: #fff; font-size: calc(32 * var(--u)); font-variant-numeric: tabular-nums; line-height: 1.1; }
  .dense { grid-template-rows: calc(72 * var(--u)) minmax(0, 1fr) calc(84 * var(--u)); gap: calc(18 * var(--u)); padding-block: calc(24 * var(--u)); }
  .head { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: calc(48 * var(--u)); white-space: nowrap; }
  .titles { min-width: 0; }
  .colored { position: relative; padding-left: calc(34 * var(--u)); }
  .colored::before { content: ""; position: absolute; inset: calc(4 * var(--u)) auto calc(4 * var(--u)) 0; width: calc(12 * var(--u)); border-radius: calc(6 * var(--u)); background: var(--color); }
  .titles h1 { overflow: hidden; font-size: calc(56 * var(--u)); font-stretch: 110%; font-weight: 760; letter-spacing: -0.02em; text-overflow: ellipsis; }
  .titles p { overflow: hidden; margin-top: calc(6 * var(--u)); color: #b9c2cb; font-size: calc(30 * var(--u)); font-weight: 500; text-overflow: ellipsis; }
  .time { display: flex; align-items: flex-end; gap: calc(28 * var(--u)); line-height: 0.8; }
  .time span { color: #b9c2cb; font-size: calc(30 * var(--u)); line-height: 1; }
  .time time { font-size: calc(118 * var(--u)); font-stretch: 70%; font-weight: 700; letter-spacing: -0.02em; }
  .banner { display: flex; align-items: center; gap: calc(20 * var(--u)); min-width: 0; padding: 0 calc(30 * var(--u)); border-radius: calc(16 * var(--u)); background: var(--warn); color: #1d1200; font-size: calc(38 * var(--u)); font-stretch: 92%; font-weight: 680; line-height: 1.15; text-wrap: balance; }
  .banner.long { font-size: calc(32 * var(--u)); font-stretch: 84%; }
  .banner svg { flex: none; width: 1.3em; height: 1.3em; }
  .dense .titles { display: flex; align-items: baseline; gap: calc(22 * var(--u)); }
  .dense .titles h1 { font-size: calc(48 * var(--u)); }
  .dense .titles p { margin: 0; }
  .dense .time time { font-size: calc(88 * var(--u)); }
  .dense .tiles { gap: calc(8 * var(--u)); }
  .banner.broken { background: #ffb4ab; }
  .tiles { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); grid-template-rows: repeat(var(--rows), minmax(0, 1fr)); gap: calc(12 * var(--u)); min-height: 0; }
  .empty { align-self: center; color: #b9c2cb; font-size: calc(64 * var(--u)); font-weight: 700; text-align: center; }
  ${sized.join('\n  ')}
  .tile { contain: strict; display: grid; grid-template-areas: "name zone ladder" "number number ladder" "figures figures ladder"; grid-template-columns: minmax(0, 1fr) auto calc(var(--ladder) * var(--u)); grid-template-rows: auto 1fr auto; column-gap: calc(var(--lgap) * var(--u)); padding: var(--pad); border-radius: calc(var(--round) * var(--u)); line-height: 1; }
  .of40 .tile { grid-template-areas: "name name ladder" "number zone ladder" "figures figures ladder"; }
  .of60 .tile { grid-template-areas: "name name ladder" "number zone ladder" "number figures ladder"; grid-template-rows: auto 1fr 1fr; }
  ${fills.join('\n  ')}
  .z0, .unknown { box-shadow: inset 0 0 0 calc(3 * var(--u)) #6b7686; }
  .unknown { background: #171d24; color: #fff; }
  .held { background-image: linear-gradient(rgb(8 10 13 / 55%), rgb(8 10 13 / 55%)); color: #fff; }
  .silent { background: repeating-linear-gradient(135deg, #0e1217 0 calc(14 * var(--u)), #1a2027 calc(14 * var(--u)) calc(28 * var(--u))); box-shadow: inset 0 0 0 calc(3 * var(--u)) #4b5661; color: #fff; }
  .name { grid-area: name; overflow: hidden; font-size: calc(min(var(--name), var(--room) / var(--em)) * var(--u)); font-stretch: 88%; font-weight: 720; line-height: 1.15; text-overflow: ellipsis; white-space: nowrap; }
  .silent .name, .unknown .name { grid-column: 1 / 4; }
  .zone { grid-area: zone; font-size: calc(var(--zone) * var(--u)); font-stretch: 88%; font-weight: 800; line-height: 1.1; text-align: right; }
  .of40 .zone { align-self: end; padding-bottom: calc(4 * var(--u)); }
  .of60 .zone { align-self: end; line-height: 1; }
  .number { grid-area: number; align-self: center; display: flex; align-items: baseline; font-size: calc(var(--number) * var(--u)); font-stretch: 70%; font-weight: 720; letter-spacing: -0.03em; line-height: 0.8; white-space: nowrap; }
  .number small { margin-left: 0.08em; font-size: 0.42em; font-weight: 650; letter-spacing: 0; }
  .of40 .number small, .of60 .number small { display: none; }
  .three .number { font-stretch: 62%; font-size: calc(var(--number) * 0.86 * var(--u)); }
  .figures { grid-area: figures; display: flex; align-items: center; gap: 0.19em; font-size: calc(var(--figure) * var(--u)); font-stretch: 92%; font-weight: 640; white-space: nowrap; }
  .figures svg { width: 0.95em; height: 0.95em; flex: none; }
  .of60 .figures { align-self: start; justify-content: flex-end; font-stretch: 70%; padding-top: calc(4 * var(--u)); }
  .of60 .figures svg { display: none; }
  .ladder { grid-area: ladder; display: flex; flex-direction: column-reverse; gap: calc(var(--rung) * var(--u)); }
  .ladder i { flex: 1; border-radius: calc(var(--ladder) * 0.2 * var(--u)); background: currentColor; opacity: 0.22; }
  ${lit} { opacity: 1; }
  .say { grid-column: 1 / -1; grid-row: 2; align-self: center; color: #b9c2cb; font-size: calc(var(--say) * var(--u)); font-stretch: 84%; font-weight: 640; line-height: 1.05; }
  .silent .figures { grid-column: 1 / -1; grid-row: 3; color: #b9c2cb; justify-content: flex-start; }
  .of60 .silent .figures { display: none; }
  @media (orientation: portrait) {
    .wall { --u: min(100vh / 1920, 100vw / 1280); }
    .tiles { grid-template-columns: repeat(var(--rows), minmax(0, 1fr)); grid-template-rows: repeat(var(--columns), minmax(0, 1fr)); }
  }
  @media (forced-colors: active) { .tile { border: 1px solid; } }
`;
