import { createHash } from 'node:crypto';
import type { ChallengeType } from '@clubpulse/contract/community/challenges';
import type { EmbedInput } from '@clubpulse/contract/community/embeds';
import type { RankingMeasure } from '@clubpulse/contract/community/rankings';
import { type Language, locales } from '@clubpulse/contract/scalars';
import type { embeds } from '@clubpulse/phrases/en/server/embeds';
import { formatBesideHours } from '@clubpulse/rules/formats/duration';
import type { Day, Days } from '@clubpulse/rules/time/days';
import { Html, html } from '../../platform/http/html.ts';
import { mark } from '../../platform/identity/pages/icons.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import type { OutsideChallenge } from '../challenges/public.ts';

/** The content security policy of the page forbids scripts, requests, and foreign content. */
export interface EmbedPage {
  readonly document: string;
  readonly policy: string;
}
export interface NamedRange {
  readonly name: string;
  readonly days: Days;
}

export type Chosen = { readonly by: RankingMeasure; readonly range: NamedRange } | { readonly challenge: OutsideChallenge };

export interface Shown {
  readonly embed: EmbedInput;
  readonly chosen: Chosen;
  readonly ranges: readonly NamedRange[];
  readonly challenges: readonly OutsideChallenge[];
  readonly rows: readonly { readonly Rank: number; readonly Nickname: string; readonly Value: number }[];
  readonly total: number;
  readonly clubName: string;
  readonly timeZone: string;
  readonly language: Language;
  readonly moment: Date;
}

type Key = keyof typeof embeds extends infer All ? (All extends `${infer Stem}_${'one' | 'other'}` ? Stem : All) : never;
const wordsIn = (language: Language) => {
  const locale = locales[language];
  return {
    say: (key: Key, values?: Record<string, string | number>): string => phrase(language, key, values),
    // By default Italian and Spanish do not group four digits.
    number: (value: number, digits = 0) =>
      new Intl.NumberFormat(locale, {
        useGrouping: 'always',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value),
    percent: (value: number) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100),
    day: (day: Day, withYear: boolean) =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
        ...(withYear ? { year: 'numeric' } : {}),
      }).format(new Date(`${day}T00:00:00Z`)),
    time: (moment: Date, timeZone: string) =>
      new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(moment),
  };
};
type Words = ReturnType<typeof wordsIn>;

export function embedPage(shown: Shown): EmbedPage {
  const { embed, chosen, ranges, challenges, rows, clubName, timeZone, language, moment } = shown;
  const words = wordsIn(language);
  const { say } = words;
  const { title, about, none, beside } =
    'challenge' in chosen ? ofChallenge(shown, chosen, words) : ofRanking(shown, chosen, words);
  const link = (by: string, range: string) => `?by=${by}&range=${range}`;
  const rangeName = ({ name, days }: NamedRange) =>
    name === 'Since'
      ? say('embed-page.range.Since', { day: words.day(days.first, true) })
      : phrase(language, `embed-page.range.${name}`);
  const ranking = 'challenge' in chosen ? undefined : chosen;
  const days = ranking?.range.name ?? ranges[0]?.name ?? '';
  return page(
    embed,
    language,
    `${title} · ${clubName}`,
    html`<header><h1>${title}</h1>
<p>${about}</p></header>
${tabs(say('embed-page.rankings'), [
  ...embed.Rankings.map((one) => ({
    label: say(`embed-page.most.${one}`),
    href: link(one, days),
    isCurrent: one === ranking?.by,
  })),
  ...challenges.map(({ ChallengeId, Title }) => ({
    label: Title,
    href: `?challenge=${ChallengeId}`,
    isCurrent: 'challenge' in chosen && chosen.challenge.ChallengeId === ChallengeId,
  })),
])}${
  ranking &&
  tabs(
    say('embed-page.ranges'),
    ranges.map((one) => ({
      label: rangeName(one),
      href: link(ranking.by, one.name),
      isCurrent: one.name === ranking.range.name,
    })),
  )
}
<main>${rows.length === 0 ? html`<p class="none">${none}</p>` : table(shown, words)}</main>
<footer><p>${say('embed-page.updated', { time: words.time(moment, timeZone) })}${beside !== undefined && ` ${beside}`}</p>
<p class="by">${mark}<span>Clubpulse</span></p></footer>`,
  );
}

interface Around {
  readonly title: string;
  readonly about: Html;
  readonly none: string;
  readonly beside: string | undefined;
}
type Of<Kind extends 'challenge' | 'by'> = Extract<Chosen, Record<Kind, unknown>>;

function daysWords({ first, last }: Days, { say, day }: Words): string {
  const years = first.slice(0, 4) !== last.slice(0, 4);
  return first === last ? day(last, years) : say('embed-page.days', { from: day(first, years), to: day(last, years) });
}

function ofRanking({ total, clubName }: Shown, { by, range }: Of<'by'>, words: Words): Around {
  const { say, number } = words;
  return {
    title: say(`embed-page.most.${by}`),
    about: html`${daysWords(range.days, words)}<br>${say('embed-page.athletes', { count: total, number: number(total), club: clubName })}`,
    none: say('embed-page.none'),
    beside: by === 'Points' ? say('embed-page.points') : undefined,
  };
}

function ofChallenge({ total }: Shown, { challenge }: Of<'challenge'>, words: Words): Around {
  const { say, number } = words;
  const { Title, StartDate, EndDate, State, Type, Kind } = challenge;
  const counts = Kind === 'Personal' ? say('embed-page.counts.Personal') : say(`embed-page.counts.${countedOf(Type)}`);
  return {
    title: Title,
    about: html`${daysWords({ first: StartDate, last: EndDate }, words)} · ${say(`embed-page.state.${State}`)}<br>${counts} · ${say('embed-page.taking', { count: total, number: number(total) })}`,
    none: say(State === 'Scheduled' ? 'embed-page.notBegun' : 'embed-page.noPlaces'),
    beside: Type === 'Points' && Kind !== 'Personal' ? say('embed-page.points') : undefined,
  };
}
/** Websites show no values from heart rates (decision 0097). */
const countedOf = (type: ChallengeType) => {
  if (type === 'ZoneTime' || type === 'Calories') throw new Error(`a challenge by ${type} is on no website`);
  return type;
};

function table({ chosen, rows }: Shown, words: Words): Html {
  const { say } = words;
  const most = Math.max(1, ...rows.map(({ Value }) => Value));
  const value = 'challenge' in chosen ? say('embed-page.value') : say(`embed-page.most.${chosen.by}`);
  return html`<table><thead><tr><th scope="col">${say('embed-page.rank')}</th><th scope="col">${say('embed-page.name')}</th><td></td><th scope="col">${value}</th></tr></thead>
<tbody>${rows.map(
    ({ Rank, Nickname, Value }) => html`<tr><td class="r">${words.number(Rank)}</td><th scope="row">${Nickname}</th>
<td class="b"><svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="g" width="100" height="4"/><rect class="m" width="${((100 * Value) / most).toFixed(2)}" height="4"/></svg></td>
<td class="v">${valueWords(Value, chosen, words)}</td></tr>`,
  )}</tbody></table>`;
}

function valueWords(value: number, chosen: Chosen, { say, number, percent }: Words): string {
  if ('challenge' in chosen && chosen.challenge.Kind === 'Personal') return percent(value);
  const by = 'challenge' in chosen ? chosen.challenge.Type : chosen.by;
  if (by === 'Duration' || by === 'ZoneTime') return formatBesideHours(value);
  if (by === 'Distance') return say('embed-page.kilometres', { number: number(value / 1000, 1) });
  return by === 'Calories' ? say('embed-page.kcal', { number: number(value) }) : number(value);
}

interface Tab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}
const tabs = (label: string, all: readonly Tab[]): Html | false =>
  all.length > 1 &&
  html`<nav aria-label="${label}"><ul>${all.map(
    (tab) => html`<li><a href="${tab.href}"${tab.isCurrent && html` aria-current="page"`}>${tab.label}</a></li>`,
  )}</ul></nav>`;

export function removedPage(language: Language): EmbedPage {
  const { say } = wordsIn(language);
  const colors = { Paper: '#ffffff', Text: '#10151a', Mark: '#10151a' };
  return page(
    colors,
    language,
    say('embed-page.gone'),
    html`<main><h1>${say('embed-page.gone')}</h1><p>${say('embed-page.goneText')}</p></main>`,
  );
}

function page(colors: Pick<EmbedInput, 'Paper' | 'Text' | 'Mark'>, language: Language, title: string, content: Html): EmbedPage {
  const style = `:root{--paper:${colors.Paper};--text:${colors.Text};--mark:${colors.Mark}}${STYLE}`;
  const digest = createHash('sha256').update(style).digest('base64');
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
${new Html(`<style>${style}</style>`)}
</head>
<body>
${content}
</body>
</html>
`.markup;
  return {
    document,
    policy: `default-src 'none'; style-src 'sha256-${digest}'; font-src 'self'; base-uri 'none'; form-action 'none'`,
  };
}

// No paler colour is used, because it may be unreadable on the club's background.
const STYLE = `
@font-face{font-family:Archivo;src:url(/oidc/assets/archivo-latin.woff2) format("woff2");font-weight:100 900;font-stretch:62% 125%;font-display:swap}
*{box-sizing:border-box}
body{margin:0;padding:clamp(14px,4vw,34px);min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--text);font:16px/1.4 Archivo,system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:4px 24px}
h1{margin:0;font-size:clamp(22px,4vw,30px);font-weight:760;font-stretch:112%;letter-spacing:-.02em;line-height:1.15}
header p{margin:0;font-size:15px;text-align:end}
nav{margin-top:10px;border-bottom:1px solid color-mix(in srgb,var(--text) 22%,var(--paper))}
nav ul{display:flex;flex-wrap:wrap;gap:0 22px;margin:0;padding:0;list-style:none}
nav a{display:inline-block;min-height:44px;padding:11px 0;color:inherit;text-decoration:none;border-bottom:3px solid transparent;margin-bottom:-1px}
nav a:hover{text-decoration:underline;text-underline-offset:4px}
nav a[aria-current]{font-weight:700;border-color:var(--mark)}
a:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
main{flex:1}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
td,tbody th{padding:6px 0;border-bottom:1px solid color-mix(in srgb,var(--text) 22%,var(--paper))}
.r{width:56px;font-size:20px;font-weight:600}
tbody th{width:30%;padding-inline-end:16px;text-align:start;font-weight:680;overflow-wrap:anywhere}
.b svg{display:block;width:100%;height:12px;border-radius:3px}
.g{fill:color-mix(in srgb,var(--mark) 22%,var(--paper))}
.m{fill:var(--mark)}
.v{width:1%;padding-inline-start:20px;text-align:end;font-size:21px;font-weight:740;font-stretch:82%;white-space:nowrap}
.none{padding:40px 0;text-align:center}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 24px;margin-top:18px;font-size:13px}
footer p{margin:0}
.by{display:flex;align-items:center;gap:8px;font-weight:650}
.mark{display:grid;place-items:center;width:22px;height:22px;border-radius:6px;background:#10151a}
.mark svg{width:13px;height:13px}
@media (max-width:480px){header p{text-align:start}.b{display:none}tbody th{width:auto}.r{width:44px}}
`;
