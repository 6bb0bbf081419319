import type { Writing } from '@clubpulse/contract/call';
import { useNavigate } from 'react-router';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

export interface Deletion {
  readonly name: string;
  /** The path of the list, shown after the deletion. */
  readonly back: string;
  readonly onDeleted?: (() => void) | undefined;
}

/** Deletes what the screen shows and leaves it. */
export function useDeletion<C extends Writing>(call: C, { name, back, onDeleted }: Deletion) {
  const t = useT();
  const navigate = useNavigate();
  return useChange(call, {
    leaves: true,
    onDone: () => {
      toastDone({ title: t('kit.deletedName', { name }) });
      onDeleted?.();
      void navigate(back, { replace: true });
    },
  });
}
