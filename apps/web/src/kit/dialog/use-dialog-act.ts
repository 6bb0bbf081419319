import type { Call, ResultOf, Writing } from '@clubpulse/contract/call';
import { useChange } from '../../platform/api.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

interface DialogAct<C extends Call> {
  leaves?: boolean;
  doneText: (result: ResultOf<C>) => string | { title: string; message: string };
  clears?: string;
  onRefused?: () => void;
  onClose: () => void;
}

export function useDialogAct<C extends Writing>(
  call: C,
  { leaves = false, doneText: stated, clears, onRefused, onClose }: DialogAct<C>,
) {
  return useChange(call, {
    quiet: true,
    leaves,
    ...(onRefused && { onRefused }),
    onDone: (result) => {
      const words = stated(result);
      toastDone({ ...(typeof words === 'string' ? { title: words } : words), ...(clears !== undefined && { clears }) });
      onClose();
    },
  });
}
