import { vi } from 'vitest';

/** The network goes away, and comes back with the browser's word for it. */
export function goOffline() {
  const withNetwork = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => {
    vi.stubGlobal('fetch', withNetwork);
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
  };
}
