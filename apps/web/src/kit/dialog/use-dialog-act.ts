import type { Call, ResultOf, Writing } from '@clubpulse/contract/call';
import { useChange } from '../../platform/api.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

interface DialogAct<C extends Call> {
  /** What is in sight is left when it is done (`platform/api`). */
  leaves?: boolean;
  /** What the toast says of it. */
  said: (result: ResultOf<C>) => string | { title: string; message: string };
  /** The cause of the errors that it contradicts. */
  clears?: string;
  onRefused?: () => void;
  onClose: () => void;
}

/** The call of a dialog: done, it says so and closes; refused, the dialog stays and says why. */
export function useDialogAct<C extends Writing>(call: C, { leaves = false, said, clears, onRefused, onClose }: DialogAct<C>) {
  return useChange(call, {
    quiet: true,
    leaves,
    ...(onRefused && { onRefused }),
    onDone: (result) => {
      const words = said(result);
      toastDone({ ...(typeof words === 'string' ? { title: words } : words), ...(clears !== undefined && { clears }) });
      onClose();
    },
  });
}
