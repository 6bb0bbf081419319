import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// The files of one process share their modules and their page: what a test leaves is taken away here, after each.

(await import('./late.ts')).nameTimers();
// First what React is loaded by.
await import('./act.ts');
const page = await import('./page.ts');
page.preparePage();
await (await import('./words.ts')).loadAllWords();
const shared = await import('../platform/api.ts');

// As in a browser that had a moment: what floats, and what forms are checked by, is there.
beforeAll(async () => {
  await (await import('../kit/fetched.ts')).fetchFirst();
});

afterEach(async () => {
  await page.clearPage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  page.clearBrowser();
});

afterAll(async () => {
  // A screen that is still on its way when the last test ends would never come, for no file of this process.
  await vi.dynamicImportSettled();
  // Modules that a file loaded anew are its own: the next file would begin with what they know, of a provider for instance.
  if ((await import('../platform/api.ts')) !== shared) vi.resetModules();
});
