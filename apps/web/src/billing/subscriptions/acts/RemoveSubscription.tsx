import { deleteUserSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { Refused, refusedOf } from '../../parts/Refused.tsx';
import type { ActProps } from './act-props.ts';

export function RemoveSubscription({ held, onClose }: ActProps) {
  const t = useT();
  const formats = useFormats();
  const { SubscriptionName: name, RemainingTickets: tickets } = held;
  const remove = useDialogAct(deleteUserSubscription, {
    doneText: () => t('billing.removed', { name }),
    onClose,
  });
  if (held.Owed > 0)
    return (
      <ConfirmDialog opened title={t('billing.cannotRemove', { name })} keep={t('kit.close')} onClose={onClose}>
        {t('error.SubscriptionHasDebt', { amount: formats.money(held.Owed, held.Currency) })}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      opened
      danger
      title={t('billing.removeTitle', { name })}
      keep={t('kit.keepIt')}
      confirm={t('kit.remove')}
      busy={remove.isPending}
      refusal={<Refused error={refusedOf(remove.error)} userId={held.UserId} />}
      onConfirm={() => remove.mutate({ params: { id: held.UserSubscriptionId } })}
      onClose={onClose}
    >
      {tickets !== null && tickets > 0 ? t('billing.removeTicketsText', { count: tickets }) : t('billing.removeText')}
    </ConfirmDialog>
  );
}
