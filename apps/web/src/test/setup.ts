import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { queryClient } from '../platform/api.ts';
import { checkNetwork } from './network.ts';

// The files of one process share their modules and their page: what a test leaves is taken away here.

// Screens are lazy: on a busy machine the first one takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });
// happy-dom has no font loading; growing text areas listen to it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  queryClient.clear();
  notifications.clean();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  checkNetwork();
});
