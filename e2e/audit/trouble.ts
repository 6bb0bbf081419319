import type { ConsoleMessage, Page } from '@playwright/test';

export interface Trouble {
  readonly received: string[];
}

/** Expected messages, for example of a refused booking, which the browser logs. */
const expected = [
  { status: '404', address: /\/api\/trainings\/\d+\/(next|prev)$/ },
  { status: '409', address: /\/api\/users\/\d+\/bookings$/ },
  { status: '400', address: /\/api\/images\/remote\?/ },
  { status: '413', address: /\/api\/users\/\d+\/image$/ },
  { status: '400', address: /\/api\/users\/\d+\/trainings:import$/ },
  { status: '503', address: /\/api\/users\/\d+\/(ownBeats|workoutsheetsruns\/[^/]+)$/ },
  { status: '403', address: /\/api\/invitations\/[^/]+\/accept$/ },
] as const;

/** Logged when a page closes or changes rooms while its socket opens. */
const LEFT_WHILE_OPENING = 'WebSocket is closed before the connection is established';

/** Logged when a calendar unmounts while it scrolls, because @fullcalendar/react 7.1.4 uses the removed scroller. */
const LEFT_WHILE_SCROLLING = "Cannot read properties of null (reading 'scrollTo')";

/** Logged on a busy machine. `audit.ts` checks that the preload is used. */
const USED_LATE = 'but not used within a few seconds';

const NOT_INSTALLED = 'Service Worker registration blocked by Playwright';

const isExpected = (message: ConsoleMessage): boolean =>
  message.text().includes(LEFT_WHILE_OPENING) ||
  message.text().includes(USED_LATE) ||
  message.text().includes(NOT_INSTALLED) ||
  expected.some(({ status, address }) => message.text().includes(status) && address.test(message.location().url));

export function listenForTrouble(page: Page): Trouble {
  const received: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (message !== LEFT_WHILE_SCROLLING) received.push(`uncaught: ${message}`);
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isExpected(message)) return;
    received.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return { received };
}
