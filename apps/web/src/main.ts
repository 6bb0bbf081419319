import { isLanguage, languages } from '@clubpulse/contract/scalars';
import { isSignInAnswer, sessionKept } from './platform/kept-session.ts';
import { browserStores, readStored, storageKeys } from './platform/storage.ts';
import { filesAhead, filesLater } from './start/files.ts';

/** Temporal is asked of the browser (`build/temporal.ts`); one that has none yet gets it before anything else runs. */
async function temporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}

/** The words of this browser's language, or of the default (`build/files-ahead.ts`). */
const words = () => {
  const stored = readStored(storageKeys.language);
  return `words.${isLanguage(stored) ? stored : languages[0]}`;
};

async function app() {
  filesAhead(['start.app', words(), window.location.hash.split('/')[1] ?? '']);
  await temporal();
  return import('./start/app.tsx');
}

async function start(root: HTMLElement): Promise<void> {
  if (!browserStores()) return (await app()).startCheckBrowserSettings(root);
  const query = window.location.search;
  if (isSignInAnswer(query)) return (await app()).startSignInCallback(root);
  if (query !== '') {
    // A query string is removed by reloading without it (spec 1 section 2).
    window.location.replace(window.location.pathname + window.location.hash);
    return;
  }
  if (sessionKept()) return (await app()).startApp(root);
  filesAhead(['start.home', words()]);
  await (await import('./start/home.ts')).startHome(root);
  filesLater(['start.app', 'Journal']);
}

const root = document.getElementById('root');
if (root !== null) void start(root);
