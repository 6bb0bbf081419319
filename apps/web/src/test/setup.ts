import { afterAll, afterEach, beforeAll, vi } from 'vitest';

(await import('./late.ts')).nameTimers();
await import('./act.ts');
const page = await import('./page.ts');
page.preparePage();
await (await import('./phrases.ts')).loadAllPhrases();
const shared = await import('../platform/api.ts');

// Loads the first lazy parts, as an idle browser would.
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
  // A screen that still loads at the end would never load in this process.
  await vi.dynamicImportSettled();
  // The modules are reset, because otherwise the next file would start with their state.
  if ((await import('../platform/api.ts')) !== shared) vi.resetModules();
});
