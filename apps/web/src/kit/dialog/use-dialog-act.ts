import type { Call, ResultOf } from '@clubpulse/contract/call';
import { useChange } from '../../platform/api.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

interface DialogAct<C extends Call> {
  /** Calls whose kept answers are asked for anew afterwards. */
  refreshes: readonly Call[];
  /** What the toast says of it. */
  said: (result: ResultOf<C>) => string | { title: string; message: string };
  onClose: () => void;
}

/** The call of a dialog: done, it says so and closes; refused, the dialog stays and says why. */
export function useDialogAct<C extends Call>(call: C, { refreshes, said, onClose }: DialogAct<C>) {
  return useChange(call, {
    quiet: true,
    refreshes,
    onDone: (result) => {
      const words = said(result);
      toastDone(typeof words === 'string' ? { title: words } : words);
      onClose();
    },
  });
}
