import { notifications } from '@mantine/notifications';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';
import { queryClient } from '../platform/api.ts';
import { reportErrorsTo } from '../platform/calls/error-reports.ts';
import { markReachable } from '../platform/reach/reach.ts';
import { readStylesByTag } from './computed-style.ts';
import { checkFresh, checkNetwork, respond } from './network.ts';
import { config } from './signed-in.ts';

declare global {
  interface Window {
    happyDOM: { setURL(url: string): void };
  }
}
const HOME = 'http://localhost:3000/';
const goHome = (): void => {
  if (!window.location.href.startsWith(HOME)) window.happyDOM.setURL(HOME);
};

readStylesByTag();

// Only the final failure prints the page.
const { getElementError: printed } = getConfig();
const isLooking = (): boolean => {
  const library = getConfig();
  return '_disableExpensiveErrorDiagnostics' in library && library._disableExpensiveErrorDiagnostics === true;
};
configure({ getElementError: (words, container) => (isLooking() ? new Error(words ?? '') : printed(words, container)) });

export function preparePage(): void {
  goHome();
  // The limit equals that of vitest.config.ts. Only a hanging test takes this long.
  configure({ asyncUtilTimeout: 60_000 });
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
}

/** Milliseconds on the page after a test's end (`npm run test:long`), so that late requests are found. */
const linger = Number(process.env['LINGER'] ?? 0);
const PARTS_DEEP = 3;

/** Waits for lazy parts. Otherwise their requests would depend on the speed of the machine. */
async function partsCame(): Promise<void> {
  for (let part = 0; part < PARTS_DEEP; part += 1) {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve, linger / PARTS_DEEP));
  }
}

export async function clearPage(): Promise<void> {
  vi.useRealTimers();
  await partsCame();
  await checkFresh();
  cleanup();
  queryClient.clear();
  notifications.clean();
  await takeReports();
  markReachable();
}

/** Sends waiting error reports, which would otherwise be sent over the network of another test. */
async function takeReports(): Promise<void> {
  vi.restoreAllMocks();
  vi.stubGlobal('fetch', () => Promise.resolve(respond(204)));
  reportErrorsTo(config.errorReports, config.onlineDomain);
  await new Promise((resolve) => setTimeout(resolve, 0));
}

export function clearBrowser(): void {
  goHome();
  window.history.replaceState(null, '');
  window.localStorage.clear();
  window.sessionStorage.clear();
  checkNetwork();
}
