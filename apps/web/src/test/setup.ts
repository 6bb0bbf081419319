import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// The files of one process share their modules and their page: what a test leaves is taken away here, after each.

// A test that runs in Node, against a real socket, has no page: what belongs to one is loaded with it, first what React is loaded by.
if (typeof window !== 'undefined') await import('./act.ts');
const page = typeof window === 'undefined' ? null : await import('./page.ts');
page?.preparePage();
if (page !== null) await (await import('./words.ts')).loadAllWords();

// As in a browser that had a moment: what floats, and what forms are checked by, is there.
beforeAll(async () => {
  if (page !== null) await (await import('../kit/fetched.ts')).fetchFirst();
});

afterEach(async () => {
  await page?.clearPage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  page?.clearBrowser();
});

// A screen that is still on its way when the last test ends would never come, for no file of this process.
afterAll(() => vi.dynamicImportSettled());
