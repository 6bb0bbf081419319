import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { queryClient } from '../platform/api.ts';

/** Before a test may hold the clock. */
const turn = setImmediate;

/** Waits until all that was asked is answered and all code has come, and what they led to as well. What is not shown then is shown by none of it. */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => turn(resolve));
    });
    quiet = queryClient.isFetching() + queryClient.isMutating() === 0 ? quiet + 1 : 0;
  }
}
