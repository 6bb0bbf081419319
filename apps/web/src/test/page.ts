import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { queryClient } from '../platform/api.ts';
import { checkNetwork } from './network.ts';

// Screens are lazy: on a busy machine the first one takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });
// happy-dom has no font loading; growing text areas listen to it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  queryClient.clear();
  notifications.clean();
  window.localStorage.clear();
  window.sessionStorage.clear();
  checkNetwork();
});
