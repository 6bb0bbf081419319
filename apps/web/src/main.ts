import { hasStoredSession, isSignInAnswer, visitOfOtherTabs } from './platform/identity/stored-session.ts';
import { browserLanguage, keepReadLanguage, startPhrases, storedLanguage } from './platform/phrases.ts';
import { browserStores } from './platform/storage.ts';
import { filesAhead, filesLater } from './start/files.ts';
import { runWhenIdle } from './start/idle.ts';
import { showNotLoaded } from './start/not-loaded.ts';
import { sessionAhead } from './start/session-ahead.ts';
import { isFramed, opensInFrames, opensWithoutAccount, viewOfHash } from './start/without-account.ts';

const SCHEME_KEY = 'mantine-color-scheme-value';

function shownScheme(): 'light' | 'dark' {
  const chosen = window.localStorage.getItem(SCHEME_KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function showScheme(): void {
  document.documentElement.dataset['mantineColorScheme'] = shownScheme();
}

async function temporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}

const beginsWithSignIn = (query: string): boolean => new URLSearchParams(query).has('signIn');

async function signIn(): Promise<void> {
  const { hash, pathname } = window.location;
  try {
    const [{ forgetEnded, goToSignIn }] = await Promise.all([import('./platform/identity/identity.ts'), startPhrases()]);
    if (await forgetEnded()) await goToSignIn({ returnTo: hash });
    else window.location.replace(pathname + hash);
  } catch (error) {
    console.error('Signing in could not begin', error);
    window.location.replace(pathname + hash);
  }
}

/** The phrases load first, so that lazy imports request the right language. */
async function app(language = storedLanguage()) {
  filesAhead(['start.app', viewOfHash(window.location.hash)], language);
  await Promise.all([temporal(), startPhrases(language)]);
  return import('./start/app.tsx');
}

async function start(root: HTMLElement): Promise<void> {
  if (!browserStores()) return (await app(browserLanguage())).startCheckBrowserSettings(root);
  showScheme();
  const query = window.location.search;
  if (isSignInAnswer(query)) return (await app()).startSignInCallback(root);
  if (query !== '') {
    keepReadLanguage(query);
    if (beginsWithSignIn(query)) return signIn();
    // A query string is removed, because the app does not use it.
    window.location.replace(window.location.pathname + window.location.hash);
    return;
  }
  if (opensWithoutAccount(window.location.hash) || hasStoredSession() || (await visitOfOtherTabs())) {
    if (hasStoredSession()) sessionAhead(startPhrases());
    return (await app()).startApp(root);
  }
  filesAhead(['start.home'], storedLanguage());
  await startPhrases();
  (await import('./start/home.ts')).startHome(root);
  filesLater(['start.app', 'Journal'], storedLanguage());
}

/** Starts the service worker when the first screen works, and gives it the files that were loaded before. */
async function keepFiles(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  await new Promise<void>((resolve) => void runWhenIdle(resolve));
  try {
    await navigator.serviceWorker.register(new URL('worker.js', document.baseURI), { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    // The worker sees later requests itself; `buffered` adds what was loaded before.
    const observer = new PerformanceObserver((list) =>
      active?.postMessage({ keep: list.getEntries().map(({ name }) => name) }, {}),
    );
    observer.observe({ type: 'resource', buffered: true });
  } catch (error) {
    console.warn('The app cannot be stored on this device', error);
  }
}

/** In a frame only embeddable screens open, and nothing is stored. */
async function startFramed(root: HTMLElement): Promise<void> {
  const leave = () => {
    if (!opensInFrames(window.location.hash)) window.location.replace('about:blank');
  };
  window.addEventListener('hashchange', leave);
  if (!opensInFrames(window.location.hash)) return leave();
  if (!browserStores()) return (await app(browserLanguage())).startCheckBrowserSettings(root);
  showScheme();
  (await app()).startApp(root);
}

function notLoaded(root: HTMLElement, error: unknown): void {
  console.error('The app did not load', error);
  if (root.childElementCount === 0) showNotLoaded(root, browserStores() ? storedLanguage() : browserLanguage());
}

const root = document.getElementById('root');
if (root !== null)
  void (isFramed(window.location.pathname) ? startFramed(root) : start(root).then(keepFiles, (error) => notLoaded(root, error)));
