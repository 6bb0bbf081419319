import { isSignInAnswer, sessionKept, visitOfOtherTabs } from './platform/identity/kept-session.ts';
import { browserLanguage, keepReadLanguage, startPhrases, storedLanguage } from './platform/phrases.ts';
import { browserStores } from './platform/storage.ts';
import { filesAhead, filesLater } from './start/files.ts';
import { showNotLoaded } from './start/not-loaded.ts';
import { isFramed, opensInFrames, opensWithoutAccount, viewOfHash } from './start/without-account.ts';

/** Where Mantine keeps what somebody chose. */
const KEPT = 'mantine-color-scheme-value';

/** Light or dark, as Mantine would show it: what was chosen in this browser, else as the system has it. */
function shownScheme(): 'light' | 'dark' {
  const chosen = window.localStorage.getItem(KEPT);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Before the code that draws is there, so that a dark room sees no flash of white. */
function showScheme(): void {
  document.documentElement.dataset['mantineColorScheme'] = shownScheme();
}

/** Temporal is asked of the browser (`build/temporal.ts`); one that has none yet gets it before anything else runs. */
async function temporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}

/** Pages of the server on which somebody has just typed a password lead here: the provider does not ask for it again. */
const beginsWithSignIn = (query: string): boolean => new URLSearchParams(query).has('signIn') && !sessionKept();

async function signIn(): Promise<void> {
  const { hash, pathname } = window.location;
  try {
    const [{ goToSignIn }] = await Promise.all([import('./platform/identity/identity.ts'), startPhrases()]);
    await goToSignIn({ returnTo: hash });
  } catch (error) {
    console.error('Signing in could not begin', error);
    window.location.replace(pathname + hash);
  }
}

/** The words before the code that shows them: what a lazy import waits for is then asked for in the right language. */
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
    // A query string is removed by reloading without it (spec 1 section 2).
    window.location.replace(window.location.pathname + window.location.hash);
    return;
  }
  if (opensWithoutAccount(window.location.hash) || sessionKept() || (await visitOfOtherTabs()))
    return (await app()).startApp(root);
  filesAhead(['start.home'], storedLanguage());
  await startPhrases();
  (await import('./start/home.ts')).startHome(root);
  filesLater(['start.app', 'Journal'], storedLanguage());
}

/**
 * Lets this device keep the app (`worker/worker.ts`), once nothing more urgent is loaded, and tells the worker what a page loads
 * that began without it. A browser without service workers, or one that forbids them, goes on as it is.
 */
async function keepFiles(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  try {
    await navigator.serviceWorker.register(new URL('worker.js', document.baseURI), { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    // The worker sees what pages load that begin with it; this one tells it, what it loaded before too.
    const told = new PerformanceObserver((list) => active?.postMessage({ keep: list.getEntries().map(({ name }) => name) }, {}));
    told.observe({ type: 'resource', buffered: true });
  } catch (error) {
    console.warn('The app cannot be kept on this device', error);
  }
}

/** Within another website nothing opens but what is made for it, whatever address that website leads to; nothing is kept there. */
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

/** A white page says nothing: before the worker keeps the app, its code may not come. */
function notLoaded(root: HTMLElement, error: unknown): void {
  console.error('The app did not load', error);
  if (root.childElementCount === 0) showNotLoaded(root, browserStores() ? storedLanguage() : browserLanguage());
}

const root = document.getElementById('root');
if (root !== null)
  void (isFramed(window.location.pathname) ? startFramed(root) : start(root).then(keepFiles, (error) => notLoaded(root, error)));
