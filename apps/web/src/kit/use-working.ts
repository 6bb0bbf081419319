import { useState } from 'react';
import { ApiError } from '../platform/calls/api-error.ts';

export function useWorking() {
  const [busy, setBusy] = useState(false);
  const working = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, working };
}
