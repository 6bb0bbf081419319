import { vi } from 'vitest';

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
