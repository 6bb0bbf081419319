import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@clubpulse/contract/scalars';
import type { identity } from '@clubpulse/phrases/en/server/identity';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import type { Phrases } from '@clubpulse/phrases/say';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { listenForTrouble, type Trouble } from '../audit/trouble.ts';
import { productUrl } from '../product/product.ts';
import { storedSession } from './calls.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT', es: 'es-ES', fr: 'fr-FR' };

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 820, height: 1180 } },
  laptop: { viewport: { width: 1024, height: 768 } },
  desktop: { viewport: { width: 1440, height: 900 } },
  tv: { viewport: { width: 1920, height: 1080 } },
} as const;

export interface Visit {
  device: keyof typeof devices;
  language: Language;
  theme: 'light' | 'dark';
  installs?: true;
}

export interface SignedIn {
  email: string;
  ClubId?: number;
}

export interface Visitor extends Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly width: number;
  readonly trouble: Trouble;
  /** While `held` is true, live screens receive no messages: an audited screen must not change. */
  readonly live: { held: boolean };
  say(key: PhraseKey | keyof typeof identity, values?: Record<string, string | number>): string;
  readonly areas: ReadonlySet<string>;
}

export async function visit(
  browser: Browser,
  { device, language, theme, installs }: Visit,
  signedIn?: SignedIn,
): Promise<Visitor> {
  const context = await browser.newContext({
    ...devices[device],
    baseURL: productUrl(),
    ...(signedIn && { storageState: { cookies: [], origins: [await stored(signedIn, language)] } }),
    colorScheme: theme,
    serviceWorkers: installs ? 'allow' : 'block',
    locale: locales[language],
    // Transitions are off, because an audit must not see one.
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
    areas: new Set(Object.keys(words).map((key) => key.split('.')[0] ?? '')),
    say: (key, values = {}) =>
      (words[key] ?? words[`${key}_${plurals.select(Number(values['count'] ?? 2))}`] ?? key).replace(
        /\{\{(\w+)\}\}/g,
        (_, name: string) => String(values[name] ?? ''),
      ),
  };
}

async function stored({ email, ClubId }: SignedIn, language: Language) {
  const localStorage = [await storedSession(email), { name: 'clubpulse.language', value: language }];
  if (ClubId !== undefined) localStorage.push({ name: 'clubpulse.club', value: String(ClubId) });
  return { origin: productUrl(), localStorage };
}

export async function openFromMenu({ page, say }: Visitor, entry: PhraseKey): Promise<void> {
  // The link is searched in the navigation, because tabs may have the same name.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say(entry), exact: true })
    .first()
    .click();
}

const folder = dirname(createRequire(import.meta.url).resolve('@clubpulse/phrases/say'));

async function wordsIn(language: Language): Promise<Phrases> {
  const names = readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const files = await Promise.all(
    names.map(async (name): Promise<Record<string, Phrases>> => import(pathToFileURL(join(folder, language, name)).href)),
  );
  return Object.assign({}, ...files.flatMap((file) => Object.values(file)));
}
