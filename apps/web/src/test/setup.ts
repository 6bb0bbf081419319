import { afterAll, afterEach, beforeAll, vi } from 'vitest';

// Test files of a process share modules and page, so everything a test leaves is removed after each.

(await import('./late.ts')).nameTimers();
// Must load before React.
await import('./act.ts');
const page = await import('./page.ts');
page.preparePage();
await (await import('./phrases.ts')).loadAllPhrases();
const shared = await import('../platform/api.ts');

// Loads floating parts and form schemas, as an idle browser would.
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
  // A screen still loading at the end of the last test would otherwise never load, for any file of this process.
  await vi.dynamicImportSettled();
  // Modules reloaded by a file are reset, because the next file would start with their state.
  if ((await import('../platform/api.ts')) !== shared) vi.resetModules();
});
