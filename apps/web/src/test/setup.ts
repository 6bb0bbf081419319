import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// Test files of a process share modules and page.

(await import('./late.ts')).nameTimers();
// Must be imported before React.
await import('./act.ts');
const page = await import('./page.ts');
page.preparePage();
await (await import('./phrases.ts')).loadAllPhrases();
const shared = await import('../platform/api.ts');

// As an idle browser would.
beforeAll(async () => {
  await (await import('../kit/lazy-part.ts')).loadFirstParts();
});

afterEach(async () => {
  await page.clearPage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  page.clearBrowser();
});

afterAll(async () => {
  // A screen still loading at the end would never load in this process.
  await vi.dynamicImportSettled();
  // The next file would start with their state.
  if ((await import('../platform/api.ts')) !== shared) vi.resetModules();
});
