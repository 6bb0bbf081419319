import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('the configuration is requested only once, but again after a failure', async () => {
  const statuses = [500, 200];
  const fetched = vi.fn(() => {
    const status = statuses.shift() ?? 200;
    return Promise.resolve(new Response(JSON.stringify({ clientId: 'web', errorReports: null }), { status }));
  });
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  const { loadConfig } = await import('./config.ts');
  await expect(loadConfig()).rejects.toThrow();
  expect(await loadConfig()).toMatchObject({ clientId: 'web' });
  expect(await loadConfig()).toMatchObject({ clientId: 'web' });
  expect(fetched).toHaveBeenCalledTimes(2);
});
