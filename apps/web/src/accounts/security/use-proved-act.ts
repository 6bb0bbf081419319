import { useState } from 'react';
import { ApiError } from '../../platform/calls/api-error.ts';
import { useProve } from './use-prove.tsx';

/** `busy` remains true if `act` and `onDone` succeed, because the dialog closes. */
export function useProvedAct(act: () => Promise<unknown>, onDone: () => unknown) {
  const prove = useProve();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const run = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await prove.run(act);
      await onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
      setBusy(false);
    }
  };
  return { busy, refused, run, dialog: prove.dialog };
}
