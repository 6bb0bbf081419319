import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// Test files of a process share modules and page, so everything that a test leaves is removed after it.

(await import('./late.ts')).nameTimers();
// Must be imported before React.
await import('./act.ts');
const page = await import('./page.ts');
page.preparePage();
await (await import('./phrases.ts')).loadAllPhrases();
const shared = await import('../platform/api.ts');

// Loads lazy components and form schemas, as an idle browser would.
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
  // A screen that still loads at the end of a test file would otherwise never load in this process.
  await vi.dynamicImportSettled();
  // Modules that a file reloaded are reset, because the next file would start with their state.
  if ((await import('../platform/api.ts')) !== shared) vi.resetModules();
});
