import { errorTypes } from '@clubpulse/contract/all-errors';
import type { Call } from '@clubpulse/contract/call';
import { type ErrorType, everyCallErrors } from '@clubpulse/contract/errors';
import { EVENT_HEADER, SIGNATURE_HEADER } from '@clubpulse/contract/office/integrations/webhook-bodies';
import { allScopes } from '@clubpulse/contract/scopes';
import { phrase } from '../../phrases/phrases.ts';
import { type Html, html } from '../html.ts';
import { codeOf, sampleLanguages } from './code-samples.ts';
import type { Field } from './fields.ts';
import { titleOf } from './meanings.ts';
import { type Area, type Described, type Event, type Reference, type Tag, tagOf } from './reference.ts';

export interface Site {
  readonly reference: Reference;
  readonly server: string;
  readonly version: string;
}

interface Place {
  readonly root: string;
  readonly area?: string;
  readonly tag?: string;
  readonly name?: string;
  readonly found?: string;
}
interface Page extends Place {
  readonly title: string;
  readonly main: Html;
  readonly aside?: Html;
}

const homeOf = (root: string): string => (root === '' ? '../docs' : 'docs');
const aboveOf = (root: string): string => (root === '' ? '../' : '');
const current = (is: boolean): Html | false => is && html` aria-current="page"`;

/** Summaries have names of fields in backquotes, shown as code. */
const written = (text: string, code: (part: string) => Html = (part) => html`<code>${part}</code>`): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 0 ? part : code(part)))}`;

const withLinks = (text: string): Html =>
  written(text, (part) =>
    /^[a-z]\w*\.\w+$/.test(part) ? html`<a href="${part}"><code>${part}</code></a>` : html`<code>${part}</code>`,
  );

const callLink = ({ id, method }: Call, { root, name }: Place): Html =>
  html`<li><a class="call" href="${root}${id}"${current(name === id)}><b>${method}</b> ${id.slice(id.indexOf('.') + 1)}</a></li>`;

const tagLink = ({ name, calls }: Tag, place: Place): Html =>
  html`<li><a href="${place.root}${name}"${current(place.name === name)}>${name} <i>${calls.length}</i></a>${
    place.tag === name && html`<ul>${calls.map((call) => callLink(call, place))}</ul>`
  }</li>`;

const areaOf = ({ name, tags }: Area, place: Place): Html =>
  html`<details${place.area === name && html` open`}><summary>${name} <i>${tags.reduce((sum, { calls }) => sum + calls.length, 0)}</i></summary><ul>${tags.map((tag) => tagLink(tag, place))}</ul></details>`;

const menu = ({ reference }: Site, place: Place): Html => html`<details class="menu" open>
<summary>All calls</summary>
<nav aria-label="Reference">
<h2>Start</h2>
<ul><li><a href="${homeOf(place.root)}"${current(place.name === undefined && place.found === undefined)}>First call in 5 minutes</a></li></ul>
<h2>Calls</h2>
${reference.areas.map((area) => areaOf(area, place))}
<h2>Webhooks</h2>
<details${place.area === 'webhooks' && html` open`}><summary>events <i>${reference.events.length}</i></summary><ul>${reference.events.map(
  (event) => html`<li><a href="${place.root}webhook.${event}"${current(place.name === `webhook.${event}`)}>${event}</a></li>`,
)}</ul></details>
</nav>
</details>`;

const mark = html`<svg width="32" height="32" viewBox="-6 -6 32 32" aria-hidden="true"><rect x="-6" y="-6" width="32" height="32" rx="7" fill="#10151a" /><g fill="#cff23a"><rect x="0.5" y="8" width="2.8" height="4" rx="1.4" /><rect x="4.55" y="5" width="2.8" height="10" rx="1.4" /><rect x="8.6" y="0.5" width="2.8" height="19" rx="1.4" /><rect x="12.65" y="6.2" width="2.8" height="7.6" rx="1.4" /><rect x="16.7" y="8.6" width="2.8" height="2.8" rx="1.4" /></g></svg>`;

/** The list of calls is beside every page, so that it works without JavaScript. */
function frame(site: Site, page: Page): Html {
  const { root, found = '' } = page;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${page.title}</title>
<link rel="stylesheet" href="${root}docs.css?v=${site.version}" />
<script src="${root}docs.js?v=${site.version}" defer></script>
</head>
<body>
<header class="bar">
<a class="home" href="${homeOf(root)}">${mark} Clubpulse API</a> <span class="tag">${site.version}</span>
<form action="${homeOf(root)}" role="search"><input type="search" name="find" id="find" maxlength="100" value="${found}" placeholder="Find a call, a field, an error" aria-label="Find a call, a field, an error" aria-keyshortcuts="/" /></form>
<a href="${aboveOf(root)}openapi.json" download="clubpulse-openapi.json">OpenAPI</a>
<a class="primary" href="${aboveOf(root)}../#/Security">Make a token</a>
</header>
<div class="columns${page.aside === undefined && ' two'}">
${menu(site, page)}
<main>${page.main}</main>
${page.aside}
</div>
</body>
</html>`;
}

const fieldTable = (
  caption: string,
  fields: readonly (Field & { place?: string })[],
): Html => html`<div class="wide"><table class="fields">
<caption>${caption}</caption>
<thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead>
<tbody>${fields.map(
  ({ name, type, meaning, limits, isRequired, place }) =>
    html`<tr><td><code>${name}</code></td><td>${place !== undefined && `${place}, `}${type}</td><td>${withLinks(meaning)} ${limits !== '' && html`<small>${limits}</small>`} ${!isRequired && html`<small>optional</small>`}</td></tr>`,
)}</tbody>
</table></div>`;

const named: Readonly<Record<string, string>> = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
const inPlural: Readonly<Record<string, string | number>> = new Proxy(
  {},
  { get: (_, name) => (name === 'count' ? 2 : `{${String(name)}}`) },
);
function meaningOf(error: ErrorType): string {
  const key = `error.${error}`;
  const text = phrase('en', key, named);
  return text === key ? phrase('en', key, inPlural) : text;
}
const errorRow = (error: ErrorType): Html =>
  html`<tr><td><code>${error}</code></td><td>${errorTypes[error]}</td><td>${meaningOf(error)}</td></tr>`;
const errorTable = (caption: string, errors: readonly ErrorType[]): Html => html`<div class="wide"><table>
<caption>${caption}</caption>
<thead><tr><th>ErrorType</th><th>Status</th><th>Meaning</th></tr></thead>
<tbody>${errors.map(errorRow)}</tbody>
</table></div>`;

const listOf = (calls: readonly Call[], root: string): Html =>
  html`<ul class="list">${calls.map(
    (call) =>
      html`<li><a href="${root}${call.id}">${written(titleOf(call))}</a><span><b>${call.method}</b> <code>${call.path}</code></span><span>${written(call.summary)}</span></li>`,
  )}</ul>`;

const chipOf = (scope: string): Html => {
  if (scope === 'none') return html`<span class="tag">public</span>`;
  if (scope === 'session') return html`<span class="tag">no token</span>`;
  return html`<span class="tag${scope.endsWith(':write') && ' writes'}">${scope}</span>`;
};

const codeBlocks = (code: readonly (readonly [string, string])[]): Html => html`<div class="code">
<div role="radiogroup" aria-label="Language of the sample">${code.map(
  ([name], index) =>
    html`<label><input type="radio" name="language" value="${name}"${index === 0 && html` checked`} aria-keyshortcuts="${index + 1}" />${name}</label>`,
)}</div>
${code.map(
  ([name, text]) =>
    html`<div class="sample" data-language="${name}"><button type="button" data-copy>Copy</button><pre tabindex="0">${text}</pre></div>`,
)}
</div>`;

function tryIt({ server }: Site, { call, scope, inputs, query, body }: Described): Html {
  const own = inputs.filter(({ place }) => place !== 'body');
  const path = call.path.replaceAll(/\{\w+\}/g, '1');
  const search = new URLSearchParams(query).toString();
  const request = { method: call.method, url: `${server}${path}${search === '' ? '' : `?${search}`}`, body };
  const samples = sampleLanguages.map((language) => [language, codeOf(language, request)] as const);
  const text = body === undefined ? '' : JSON.stringify(body, null, 2);
  return html`<aside aria-label="Try it">
<h2>Try it</h2>
${
  scope === 'session'
    ? html`<p>No API token may make this call. The app makes it for a signed-in user.</p>`
    : html`<form id="try" data-method="${call.method}" data-path="${call.path}" data-root="../">
${scope !== 'none' && html`<label>Token <small>stays in this tab</small><input id="token" type="password" autocomplete="off" spellcheck="false" /></label>`}
${own.map(
  ({ name, place, isRequired }) =>
    html`<label>${name} <small>${place}${!isRequired && ', optional'}</small><input data-place="${place}" name="${name}"${isRequired && html` required`} value="${query[name] ?? ''}" autocomplete="off" /></label>`,
)}
${body !== undefined && html`<label>Body<textarea id="body" rows="${Math.min(16, text.split('\n').length + 1)}" spellcheck="false">${text}</textarea></label>`}
<p id="asks" role="alert"></p>
<button aria-keyshortcuts="Control+Enter Meta+Enter">Send</button>
</form>
<div id="answer" role="status" tabindex="-1"></div>`
}
<h2>Sample</h2>
${codeBlocks(samples)}
</aside>`;
}

export function callPage(site: Site, described: Described): Html {
  const { call, title, scope, inputs, result, own } = described;
  const name = tagOf(call);
  const area = site.reference.tagNamed(name)?.area.name ?? '';
  const main = html`<p class="crumb">${area} / <a href="${name}">${name}</a></p>
<h1><span>${written(title)}</span> ${chipOf(scope)}</h1>
<p class="path"><b>${call.method}</b> <code>${call.path}</code></p>
<p>Name: <code>${call.id}</code></p>
<p class="lead">${written(call.summary)}</p>
${inputs.length > 0 && fieldTable('Parameters', inputs)}
${result.length > 0 ? fieldTable(`Response ${call.status}`, result) : html`<h2>Response ${call.status}</h2><p>${call.status === 204 ? 'Without content.' : 'A JSON value.'}</p>`}
${own.length > 0 && errorTable('Errors of this call', own)}
<p><a href="../docs#errors">Errors of every call</a></p>`;
  return frame(site, {
    root: '',
    area,
    tag: name,
    name: call.id,
    title: `${title.replaceAll('`', '')}, Clubpulse API`,
    main,
    aside: tryIt(site, described),
  });
}

export function tagPage(site: Site, area: Area, tag: Tag): Html {
  const main = html`<p class="crumb">${area.name}</p>
<h1>${tag.name}</h1>
<p><a href="${tag.name}/openapi.json" download="clubpulse-${tag.name}.json">OpenAPI of these calls</a></p>
${listOf(tag.calls, '')}`;
  return frame(site, { root: '', area: area.name, tag: tag.name, name: tag.name, title: `${tag.name}, Clubpulse API`, main });
}

const signed = [
  [
    'TypeScript',
    `import { createHmac, timingSafeEqual } from 'node:crypto';

const [, t, v1] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
const isRecent = Math.abs(Date.now() / 1000 - Number(t)) < 300;
const own = createHmac('sha256', secret).update(\`\${t}.\${body}\`).digest();
const isOurs = isRecent && timingSafeEqual(own, Buffer.from(v1, 'hex'));`,
  ],
  [
    'Python',
    `import hashlib, hmac, re, time

t, v1 = re.fullmatch(r"t=(\\d+),v1=([0-9a-f]{64})", signature).groups()
own = hmac.new(secret.encode(), f"{t}.{body}".encode(), hashlib.sha256).hexdigest()
is_ours = abs(time.time() - int(t)) < 300 and hmac.compare_digest(own, v1)`,
  ],
] as const;

export function eventPage(site: Site, event: Event): Html {
  const request = `${EVENT_HEADER}: ${event.name}\n${SIGNATURE_HEADER}: t=1795197851,v1=5d41402a…\n\n${JSON.stringify(event.sample, null, 2)}`;
  const main = html`<p class="crumb">webhooks</p>
<h1>${event.name}</h1>
<p class="path"><b>POST</b> <code>the address of your webhook</code></p>
<p class="lead">Sent within about a minute. Any status from 200 to 299 within ten seconds accepts it. Otherwise it is tried four times more, after 1, 5, 30 and 180 minutes, with the same Id.</p>
${fieldTable('Body', event.fields)}`;
  const aside = html`<aside aria-label="Sample"><h2>Request</h2><pre tabindex="0">${request}</pre>
<h2>Check the signature</h2>${codeBlocks(signed)}</aside>`;
  return frame(site, {
    root: '',
    area: 'webhooks',
    name: `webhook.${event.name}`,
    title: `${event.name}, Clubpulse API`,
    main,
    aside,
  });
}

const FOUND_MAX = 100;

export function foundPage(site: Site, words: string): Html {
  const found = site.reference.find(words);
  const main = html`<h1>${found.length} ${found.length === 1 ? 'call' : 'calls'} found</h1>
${found.length > FOUND_MAX && html`<p>The first ${FOUND_MAX}. Add a word to find fewer.</p>`}
${found.length === 0 && html`<p>Search for a part of a path, a field such as ClassId, or an error such as ClassFull.</p>`}
${listOf(found.slice(0, FOUND_MAX), 'docs/')}`;
  return frame(site, { root: 'docs/', found: words, title: 'Find, Clubpulse API', main });
}

const typed = `const client = createClient({ server: 'https://club.example', token: process.env.CLUBPULSE_TOKEN });
await client.call(bookClass, { params: { id: userId }, body: { ClassId }, key: crypto.randomUUID() });`;

export function startPage(site: Site): Html {
  const first = codeOf('curl', { method: 'GET', url: `${site.server}/users/self`, body: undefined });
  const main = html`<h1>First call in 5 minutes</h1>
<ol>
<li><a href="../#/Security">Make a token</a> under Profile, Security, with the scope <code>accounts:read</code>. Owners and managers make a token of their club under Set-up, Integrations.</li>
<li>Send it with each request:<pre tabindex="0">${first}</pre></li>
<li>Choose a call in the list. Each page sends a request with your token.</li>
</ol>
<h2>Tokens and scopes</h2>
<p>A scope is an area, and <code>read</code> or <code>write</code>. Each call names the scope that its token needs; without it the response is <code>ScopeMissing</code>.</p>
<p>${allScopes.map((scope) => html`${chipOf(scope)} `)}</p>
<h2>TypeScript</h2>
<p>The folder <code>packages/client</code> of Clubpulse is a package with the type of every call, and reads webhooks.</p>
<pre tabindex="0">${typed}</pre>
<h2>Limits, amounts, dates</h2>
<p>A token may send 120 requests a minute, if the server sets no other limit. <code>RateLimit</code> says how many remain, <code>Retry-After</code> how long to wait after a 429. Amounts are in the minor unit of their currency. Instants are in UTC, days are <code>YYYY-MM-DD</code> in the time zone of the club. Long lists have <code>start</code> and <code>length</code>; <code>recordsFiltered</code> is the count of all rows.</p>
<h2 id="errors">Errors</h2>
<p><code>application/problem+json</code>: <code>ErrorType</code> is for programs and never changes, <code>detail</code> is for people, in the language of <code>Accept-Language</code>.</p>
${errorTable('Errors of every call', everyCallErrors)}`;
  return frame(site, { root: 'docs/', title: 'Clubpulse API', main });
}
