import type { PaymentOrderInput } from '@clubpulse/contract/billing/online-payments/online-payments';
import { requestPayment } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { assignSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { useState } from 'react';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import type { MadeLink } from '../../online-payments/public.ts';
import { rememberSold } from '../../parts/last-sold.ts';
import { useSaleAct } from '../../parts/use-sale-act.ts';
import { type AssignValues, assignBody, orderOf, type Pays } from './assign-values.ts';

export type Wanted = AssignValues & { ClassSubscriptionId: number };

interface SaleTo {
  member: { UserId: number; name: string };
  onAssigned?: (() => void) | undefined;
  onClose: () => void;
}

export function useSale({ member, onAssigned, onClose }: SaleTo) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const params = { id: ClubId, userId: member.UserId };
  const [link, setLink] = useState<{ input: PaymentOrderInput; made: MadeLink } | null>(null);
  const request = useChange(requestPayment, { quiet: true });
  const assign = useSaleAct(assignSubscription, {
    doneText: ({ SubscriptionName: name }) => ({ title: t('billing.assigned', { name, member: member.name }) }),
    receiptOf: ({ ReceiptId }) => ReceiptId,
    onClose: () => {
      onClose();
      onAssigned?.();
    },
  });
  const sell = async (wanted: Wanted, Pays: Pays, Besides: number[]) => {
    if (Pays === 'now' && wanted.Method === 'Phone') {
      const input = orderOf(wanted, Besides);
      setLink({ input, made: await request.mutateAsync({ params, body: { Order: input } }) });
    } else {
      await assign.mutateAsync({ params, body: { ...assignBody({ ...wanted, Pays }), Besides } });
    }
    rememberSold(ClubId, { kind: 'subscription', id: wanted.ClassSubscriptionId });
  };
  return { sell, link };
}
