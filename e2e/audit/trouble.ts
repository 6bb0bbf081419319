import type { ConsoleMessage, Page } from '@playwright/test';

/** What a page complained about; empty when all is well. */
export interface Trouble {
  readonly heard: string[];
}

/** Answers that the browser notes as errors, though they are none: the first and the last training have no neighbour, a booking is refused,
 * so is a picture, the address of one, and a file that is torn; an invitation waits for who has yet to prove her address; a busy server takes
 * heartbeats and carried-out sheets a moment later. */
const expected = [
  { status: '404', address: /\/api\/trainings\/\d+\/(next|prev)$/ },
  { status: '409', address: /\/api\/users\/\d+\/bookings$/ },
  { status: '400', address: /\/api\/images\/remote\?/ },
  { status: '413', address: /\/api\/users\/\d+\/image$/ },
  { status: '400', address: /\/api\/users\/\d+\/trainings:import$/ },
  { status: '503', address: /\/api\/users\/\d+\/(ownBeats|workoutsheetsruns\/[^/]+)$/ },
  { status: '403', address: /\/api\/invitations\/[^/]+\/accept$/ },
] as const;

/** A page goes, or asks for another room, while its socket is being opened. */
const LEFT_WHILE_OPENING = 'WebSocket is closed before the connection is established';

/** A calendar goes within the frame in which it scrolls to its hour: @fullcalendar/react 7.1.4 asks a scroller then that is gone with it. */
const LEFT_WHILE_SCROLLING = "Cannot read properties of null (reading 'scrollTo')";

/** A busy machine takes longer than the browser thinks fit between what it asked for ahead and its use; `audit.ts` looks whether it is used. */
const USED_LATE = 'but not used within a few seconds';

/** Of a visit that does not install the app. */
const NOT_INSTALLED = 'Service Worker registration blocked by Playwright';

const isExpected = (message: ConsoleMessage): boolean =>
  message.text().includes(LEFT_WHILE_OPENING) ||
  message.text().includes(USED_LATE) ||
  message.text().includes(NOT_INSTALLED) ||
  expected.some(({ status, address }) => message.text().includes(status) && address.test(message.location().url));

/** Collects console errors and warnings, and errors nobody caught. */
export function listenForTrouble(page: Page): Trouble {
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (message !== LEFT_WHILE_SCROLLING) heard.push(`uncaught: ${message}`);
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isExpected(message)) return;
    heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return { heard };
}
