import type { WebsiteTimetable } from '@clubpulse/contract/office/website/website';
import type { Language } from '@clubpulse/contract/scalars';
import { h } from './dom.ts';
import { pageLanguage, type Texts, textsOf } from './formats.ts';
import { onMark, STYLE } from './style.ts';

type AboutClub = Pick<WebsiteTimetable, 'Club' | 'Language' | 'Languages' | 'Look' | 'Words'>;

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
export const serverUrl = (): string => new URL('.', script === '' ? document.baseURI : script).href;

export interface Known<Data> {
  readonly data: Data;
  readonly asOf: Date | null;
}

const REFRESH_MS = 60_000;

/** Shows the link inside the element until the server responds, and if the club does not allow the website. */
export abstract class SiteElement<Data extends AboutClub> extends HTMLElement {
  protected known: Known<Data> | undefined;
  protected language: Language | undefined;
  readonly #root: ShadowRoot = this.attachShadow({ mode: 'open' });
  #requests = 0;
  #loadedAt = 0;

  protected abstract path(): string;
  protected abstract draw(known: Known<Data>, texts: Texts): Node[];
  protected abstract markup(data: Data): object;

  connectedCallback(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [sheet];
    this.#root.replaceChildren(h('slot'));
    this.language ??= pageLanguage(this);
    globalThis.addEventListener('online', this.#onBack);
    document.addEventListener('visibilitychange', this.#onBack);
    void this.load();
  }

  disconnectedCallback(): void {
    globalThis.removeEventListener('online', this.#onBack);
    document.removeEventListener('visibilitychange', this.#onBack);
  }

  readonly #onBack = (): void => {
    const isOld = Date.now() - this.#loadedAt > REFRESH_MS || (this.known !== undefined && this.known.asOf !== null);
    if (document.visibilityState === 'visible' && isOld) void this.load();
  };

  protected get code(): string {
    return this.getAttribute('club') ?? '';
  }

  protected async load(): Promise<void> {
    const number = ++this.#requests;
    const path = this.path();
    const known = await this.#read(path);
    if (number !== this.#requests) return;
    this.known = known;
    this.#loadedAt = Date.now();
    this.redraw();
  }

  async #read(path: string): Promise<Known<Data> | undefined> {
    try {
      const response = await fetch(`${serverUrl()}api/website/${encodeURIComponent(this.code)}/${path}`, {
        credentials: 'omit',
        referrerPolicy: 'strict-origin-when-cross-origin',
      });
      if (!response.ok) return response.status >= 500 ? lastKnown(this.#storeKey(path)) : undefined;
      const data = (await response.json()) as Data;
      keepKnown(this.#storeKey(path), data);
      return { data, asOf: null };
    } catch {
      return lastKnown(this.#storeKey(path));
    }
  }

  protected async send(path: string, body: object): Promise<Response | undefined> {
    try {
      return await fetch(`${serverUrl()}api/website/${encodeURIComponent(this.code)}/${path}`, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    } catch {
      return undefined;
    }
  }

  #storeKey(path: string): string {
    return `clubpulse:${this.code}:${path}`;
  }

  protected redraw(): void {
    const { known } = this;
    if (known === undefined) return this.#root.replaceChildren(h('slot'));
    const texts = textsOf(known.data);
    const focused = this.#root.activeElement?.getAttribute('data-key');
    const site = h('div', { class: 'site', lang: known.data.Language, part: 'site' }, ...this.draw(known, texts));
    this.#paint(known.data.Look);
    const opened = this.#root.querySelector('dialog[open]');
    if (opened === null) this.#root.replaceChildren(site);
    else this.#root.querySelector('.site')?.replaceWith(site);
    if (focused) this.find(`[data-key="${CSS.escape(focused)}"]`)?.focus();
    this.#mark(known.data);
  }

  #paint(look: AboutClub['Look']): void {
    const { Paper, Text, Mark } = look;
    const mixed = (share: number) => `color-mix(in srgb, ${Text} ${share}%, ${Paper})`;
    const colors = { paper: Paper, text: Text, mark: Mark, 'on-mark': onMark(look), line: mixed(18), strong: mixed(60) };
    for (const [name, color] of Object.entries(colors)) this.style.setProperty(`--${name}`, color);
  }

  #mark(data: Data): void {
    this.querySelector('script[type="application/ld+json"]')?.remove();
    if (this.hasAttribute('preview')) return;
    const block = h('script', { type: 'application/ld+json' });
    block.textContent = JSON.stringify(this.markup(data));
    this.append(block);
  }

  protected find(selector: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(selector);
  }
  protected findAll(selector: string): HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>(selector)];
  }
  protected put(element: HTMLElement): void {
    this.#root.append(element);
  }

  protected languageSwitch({ Languages, Language: shown }: AboutClub, texts: Texts): HTMLElement | false {
    if (Languages.length < 2) return false;
    const choose = (language: Language) => {
      this.language = language;
      void this.load();
    };
    return h(
      'div',
      { class: 'languages', role: 'group', 'aria-label': texts.say('language') },
      ...Languages.map((one) =>
        h(
          'button',
          {
            type: 'button',
            'data-key': `language-${one}`,
            'aria-pressed': String(one === shown),
            lang: one,
            onclick: () => choose(one),
          },
          one,
        ),
      ),
    );
  }

  protected asOfNote({ asOf }: Known<Data>, texts: Texts): HTMLElement | false {
    return asOf !== null && h('p', { class: 'note', role: 'status' }, texts.say('asOf', { time: texts.time(asOf) }));
  }
}

/** The data is stored for the time without a connection. It contains nothing about a user. */
function keepKnown(key: string, data: object): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), data }));
  } catch {
    // A browser may forbid storage. Then no last response is stored.
  }
}

const KNOWN_FOR_MS = 7 * 86_400_000;

function lastKnown<Data>(key: string): Known<Data> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as { readonly at: number; readonly data: Data } | null;
    if (stored === null || Date.now() - stored.at > KNOWN_FOR_MS) return undefined;
    return { data: stored.data, asOf: new Date(stored.at) };
  } catch {
    return undefined;
  }
}
