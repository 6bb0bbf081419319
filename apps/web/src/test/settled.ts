import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { queryClient } from '../platform/api.ts';

const turn = setImmediate;

export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => turn(resolve));
    });
    quiet = queryClient.isFetching() + queryClient.isMutating() === 0 ? quiet + 1 : 0;
  }
}
