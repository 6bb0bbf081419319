import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { type SubscriptionAction, subscriptionActions } from '@clubpulse/rules/billing/subscriptions/actions';
import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCash,
  IconCircleX,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconQrcode,
  IconReceiptOff,
  IconReceiptRefund,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useT } from '../../../platform/phrases.ts';
import { useCardPayments } from '../../parts/use-card-payments.ts';
import { useManages } from '../../parts/use-manages.ts';

export type Act = 'pay' | 'link' | 'refund' | 'writeOff' | 'renew' | SubscriptionAction;

const icons = {
  pay: IconCash,
  link: IconQrcode,
  refund: IconReceiptRefund,
  writeOff: IconReceiptOff,
  renew: IconRefresh,
  suspend: IconPlayerPause,
  reactivate: IconPlayerPlay,
  undoCancel: IconArrowBackUp,
  edit: IconPencil,
  cancel: IconCircleX,
  remove: IconTrash,
} as const satisfies Record<Act, unknown>;

const labels = {
  pay: 'kit.recordPayment',
  link: 'billing.linkToPay',
  refund: 'billing.recordRefund',
  writeOff: 'billing.writeOff',
  renew: 'billing.renew',
  suspend: 'billing.suspend',
  reactivate: 'billing.reactivate',
  undoCancel: 'billing.undoCancel',
  edit: 'kit.edit',
  cancel: 'billing.cancelSubscription',
  remove: 'kit.remove',
} as const satisfies Record<Act, string>;

const isPaid = ({ Price, PaymentLabel, PartPaid, InstallmentPlan }: UserSubscription): boolean =>
  Price > 0 && (PaymentLabel === 'Paid' || PartPaid > 0 || InstallmentPlan.some(({ PaidAt }) => PaidAt !== null));

export function actsOf(held: UserSubscription, takesCards: boolean): { first: Act | null; others: Act[] } {
  const allowed = (action: SubscriptionAction) => {
    const from: readonly UserSubscription['State'][] = subscriptionActions[action].from;
    return from.includes(held.State);
  };
  const collects = held.AmountDue > 0;
  const acts: Act[] = [
    ...(collects ? (['pay'] as const) : []),
    // The provider collects for subscriptions that it renews, so the member gets no payment link.
    ...(collects && takesCards && held.ExtSubscriptionId === null ? (['link'] as const) : []),
    ...(allowed('reactivate') ? (['reactivate'] as const) : []),
    ...(held.Recurrence === null && ['Expiring', 'Expired', 'NonRenewed'].includes(held.State) ? (['renew'] as const) : []),
    ...(allowed('undoCancel') && held.ScheduledEnd !== null ? (['undoCancel'] as const) : []),
    ...(allowed('suspend') ? (['suspend'] as const) : []),
    ...(allowed('edit') ? (['edit'] as const) : []),
    ...(isPaid(held) ? (['refund'] as const) : []),
    ...(held.Owed > 0 ? (['writeOff'] as const) : []),
    ...(allowed('cancel') ? (['cancel'] as const) : []),
    'remove',
  ];
  const wanted: readonly Act[] = ['pay', 'reactivate', 'renew', 'undoCancel'];
  const first = acts.find((act) => wanted.includes(act)) ?? null;
  return { first, others: acts.filter((act) => act !== first) };
}

const desk: readonly Act[] = ['pay', 'renew', 'refund'];

export function SubscriptionActs({ held, onAct }: { held: UserSubscription; onAct: (act: Act) => void }) {
  const t = useT();
  const manages = useManages();
  const all = actsOf(held, useCardPayments().isOn);
  const first = all.first !== null && (manages || desk.includes(all.first)) ? all.first : null;
  const others = all.others.filter((act) => manages || desk.includes(act));
  return (
    <>
      {first !== null && (
        <Button variant="default" onClick={() => onAct(first)}>
          {t(labels[first])}
        </Button>
      )}
      {others.length > 0 && (
        <RowMenu
          label={t('kit.actionsOf', { name: held.SubscriptionName })}
          items={others.map((act) => ({
            label: t(labels[act]),
            icon: icons[act],
            danger: act === 'remove' || act === 'cancel' || act === 'writeOff',
            onClick: () => onAct(act),
          }))}
        />
      )}
    </>
  );
}
