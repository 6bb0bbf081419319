import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'language');
  Reflect.deleteProperty(navigator, 'languages');
  vi.resetModules();
});

it.each([
  ['en-US@posix', ['en-US@posix', 'it-IT'], 'it-IT'],
  ['C', ['C'], 'en'],
  ['fr-FR', ['fr-FR', 'en'], 'fr-FR'],
])('the heart-rate plot opens in a browser whose language is %s', async (language, languages, used) => {
  vi.resetModules();
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
  await expect(import('./heart-rate-plot.ts')).resolves.toBeDefined();
  expect(navigator.language).toBe(used);
});
