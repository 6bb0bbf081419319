import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@clubpulse/contract/scalars';
import type { identity } from '@clubpulse/phrases/en/server/identity';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import type { Words } from '@clubpulse/phrases/say';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { listenForTrouble, type Trouble } from '../audit/trouble.ts';

/** What a browser of somebody who speaks it says of itself. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT', es: 'es-ES', fr: 'fr-FR' };

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
  tv: { viewport: { width: 1920, height: 1080 } },
} as const;

export interface Visit {
  device: keyof typeof devices;
  language: Language;
  theme: 'light' | 'dark';
  /** Of a product that a journey started for itself. */
  url?: string;
}

/** Somebody in front of a browser of her own: device, language, theme. */
export interface Visitor extends Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly width: number;
  readonly trouble: Trouble;
  /** While true, live screens hear nothing: what is audited must not change between two looks at it. */
  readonly live: { held: boolean };
  /** The product's own words in the visitor's language. */
  say(key: PhraseKey | keyof typeof identity, values?: Record<string, string | number>): string;
}

export const productUrl = (): string => {
  const url = process.env['E2E_URL'];
  if (url === undefined) throw new Error('The product was not started');
  return url;
};

export async function visit(browser: Browser, { device, language, theme, url = productUrl() }: Visit): Promise<Visitor> {
  const context = await browser.newContext({
    ...devices[device],
    baseURL: url,
    colorScheme: theme,
    locale: locales[language],
    // Nothing is audited half faded.
    reducedMotion: 'reduce',
  });
  const live = { held: false };
  await context.routeWebSocket(/\/api\/live$/, (screen) => {
    const server = screen.connectToServer();
    server.onMessage((message) => {
      if (!live.held) screen.send(message);
    });
  });
  const page = await context.newPage();
  const words = await wordsIn(language);
  const plurals = new Intl.PluralRules(language);
  return {
    device,
    language,
    theme,
    page,
    context,
    width: devices[device].viewport.width,
    trouble: listenForTrouble(page),
    live,
    say: (key, values = {}) =>
      (words[key] ?? words[`${key}_${plurals.select(Number(values['count'] ?? 2))}`] ?? key).replace(
        /\{\{(\w+)\}\}/g,
        (_, name: string) => String(values[name] ?? ''),
      ),
  };
}

/** Entries that a phone may have no tab for: they are in More then, a group by its first screen. */
const inMore: Partial<Record<PhraseKey, PhraseKey>> = { 'live.title': 'live.title', 'shell.setUp': 'devices.title' };

/** Opens a screen by its entry of the menu: the sidebar, or the tabs at the foot of a phone. */
export async function openFromMenu({ page, say, device }: Visitor, entry: PhraseKey): Promise<void> {
  const links = page.getByRole('navigation');
  const linkTo = (key: PhraseKey) => links.getByRole('link', { name: say(key), exact: true });
  const nested = inMore[entry];
  if (device === 'phone' && nested !== undefined) {
    // The tabs come all at once, and the last one is always there.
    await linkTo('kit.more').waitFor();
    if ((await linkTo(entry).count()) === 0) {
      await linkTo('kit.more').click();
      await page
        .getByRole('navigation', { name: say('kit.more') })
        .getByRole('link', { name: say(nested), exact: true })
        .click();
      return;
    }
  }
  // The menu stands before the tabs of a page, which may name the same place.
  await linkTo(entry).first().click();
}

/** A machine that still writes the demo's weeks may be busy, and says so: then it is pressed once more, as somebody would. */
export async function pressUntil({ trouble }: Visitor, button: Locator, done: Locator): Promise<void> {
  let tries = 0;
  await expect(async () => {
    tries += 1;
    if (await button.isVisible()) await button.click({ timeout: 10_000 });
    await expect(done).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 180_000 });
  // The browser notes such an answer as an error.
  if (tries > 1) trouble.heard.splice(0);
}

const folder = dirname(createRequire(import.meta.url).resolve('@clubpulse/phrases/say'));

/** Every phrase of the product in a language, by its key. */
async function wordsIn(language: Language): Promise<Words> {
  const names = readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const files = await Promise.all(
    names.map(async (name): Promise<Record<string, Words>> => import(pathToFileURL(join(folder, language, name)).href)),
  );
  return Object.assign({}, ...files.flatMap((file) => Object.values(file)));
}
