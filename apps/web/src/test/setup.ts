import { afterEach, vi } from 'vitest';

// The files of one process share their modules and their page: what a test leaves is taken away here, what stands on the page first.

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// A test that runs in Node, against a real socket, has no page: what belongs to one is loaded with it.
if (typeof window !== 'undefined') {
  await import('./page.ts');
  await import('./words.ts');
}
