import { notifications } from '@mantine/notifications';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';
import { queryClient } from '../platform/api.ts';
import { reportErrorsTo } from '../platform/calls/error-reports.ts';
import { wasReached } from '../platform/reach/reach.ts';
import { readStylesByTag } from './computed-style.ts';
import { checkFresh, checkNetwork, respond } from './network.ts';
import { config } from './signed-in.ts';

declare global {
  interface Window {
    happyDOM: { setURL(url: string): void };
  }
}
/** Where every test's page is. A form or a link that was pressed may lead it away, and the next test asks for addresses beside it. */
const HOME = 'http://localhost:3000/';
const goHome = (): void => {
  if (!window.location.href.startsWith(HOME)) window.happyDOM.setURL(HOME);
};

readStylesByTag();

// Whoever waits looks again and again: the page is printed for what was not there in the end, not at each look.
const { getElementError: printed } = getConfig();
const isLooking = (): boolean => {
  const library = getConfig();
  return '_disableExpensiveErrorDiagnostics' in library && library._disableExpensiveErrorDiagnostics === true;
};
configure({ getElementError: (words, container) => (isLooking() ? new Error(words ?? '') : printed(words, container)) });

/** Makes the page fit for tests. Before each file: what the last one may have loaded anew is asked again. */
export function preparePage(): void {
  goHome();
  // As everywhere (vitest.config.ts): only what hangs takes so long.
  configure({ asyncUtilTimeout: 60_000 });
  // happy-dom has no font loading; growing text areas listen to it.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
}

/** Milliseconds that each test stays on its page when it has ended (`npm run test:long`): what it asks for late is seen on any machine, not on a slow one alone. */
const linger = Number(process.env['LINGER'] ?? 0);
/** A part that is loaded when it is shown shows another such part at most so often. */
const PARTS_DEEP = 3;

/** A part whose code is on its way asks when it has come: whether that is before the test ends is no matter of the machine. */
async function partsCame(): Promise<void> {
  for (let part = 0; part < PARTS_DEEP; part += 1) {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve, linger / PARTS_DEEP));
  }
}

/** Takes away what a test left on the page. */
export async function clearPage(): Promise<void> {
  vi.useRealTimers();
  await partsCame();
  await checkFresh();
  cleanup();
  queryClient.clear();
  notifications.clean();
  await takeReports();
  // A network that was away in one test is there in the next.
  wasReached();
}

/** What a test had to report while nobody took it is taken now: it would go out over the network of another test. */
async function takeReports(): Promise<void> {
  vi.restoreAllMocks();
  vi.stubGlobal('fetch', () => Promise.resolve(respond(204)));
  reportErrorsTo(config.errorReports, config.onlineDomain);
  await new Promise((resolve) => setTimeout(resolve, 0));
}

/** Takes away what a test left in the browser, and fails where it asked for what nobody stubbed. */
export function clearBrowser(): void {
  goHome();
  window.history.replaceState(null, '');
  window.localStorage.clear();
  window.sessionStorage.clear();
  checkNetwork();
}
