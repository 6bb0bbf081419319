import type { ConsoleMessage, Page } from '@playwright/test';

/** What a page complained about; empty when all is well. */
export interface Trouble {
  readonly heard: string[];
}

/** The first and the last training have no neighbour: the spec answers 404, and the browser notes every 404. */
const expectedMissing = /\/api\/trainings\/\d+\/(next|prev)$/;

function isExpected(message: ConsoleMessage): boolean {
  return message.text().includes('404') && expectedMissing.test(message.location().url);
}

/** Collects console errors and warnings, and errors nobody caught. */
export function listenForTrouble(page: Page): Trouble {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isExpected(message)) return;
    heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return { heard };
}
