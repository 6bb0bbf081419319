import type { Call, ResultOf, Writing } from '@clubpulse/contract/call';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { toastWay } from '../../platform/toasts/way-toast.tsx';

interface SaleAct<C extends Call> {
  doneText: (result: ResultOf<C>) => { title: string; message?: string };
  receiptOf: (result: ResultOf<C>) => number | null | undefined;
  onRefused?: () => void;
  onClose: () => void;
}

export function useSaleAct<C extends Writing>(call: C, { doneText, receiptOf, onRefused, onClose }: SaleAct<C>) {
  const t = useT();
  return useChange(call, {
    quiet: true,
    ...(onRefused && { onRefused }),
    onDone: (result) => {
      const words = doneText(result);
      const receiptId = receiptOf(result) ?? null;
      if (receiptId === null) toastDone(words);
      else toastWay({ ...words, words: t('billing.receipt'), to: pathTo('ClubReceipt', receiptId) });
      onClose();
    },
  });
}
