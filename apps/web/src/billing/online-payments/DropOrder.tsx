import {
  cancelClubPaymentOrder,
  type listClubPaymentOrders,
} from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import type { ResultOf } from '@clubpulse/contract/call';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';

export type ClubOrder = ResultOf<typeof listClubPaymentOrders>['data'][number];

export function DropOrder({ order, name, onClose }: { order: ClubOrder; name: string; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, PaymentOrderId: orderId, Title: title, Amount, Currency } = order;
  const drop = useDialogAct(cancelClubPaymentOrder, {
    doneText: ({ State }) => t(State === 'Canceled' ? 'billing.orderDropped' : 'billing.orderWasPaid'),
    onClose,
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('billing.orderDropTitle', { name })}
      confirm={t('billing.orderDrop')}
      keep={t('kit.back')}
      busy={drop.isPending}
      refusal={<Refused error={refusedOf(drop.error)} />}
      onConfirm={() => drop.mutate({ params: { id, orderId } })}
      onClose={onClose}
    >
      <p>{t('billing.orderDropText', { title, amount: formats.money(Amount, Currency) })}</p>
    </ConfirmDialog>
  );
}
