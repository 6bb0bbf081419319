import type { PaymentOrderInput } from '@clubpulse/contract/billing/online-payments/online-payments';
import { requestPayment } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import dialog from '../../kit/dialog/dialog.module.css';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { PayLink } from './PayLink.tsx';

interface PayOwedProps {
  held: UserSubscription;
  name: string;
  onClose: () => void;
}

export function PayOwed({ held: { ClubId: id, UserId: userId, UserSubscriptionId }, name, onClose }: PayOwedProps) {
  const t = useT();
  const make = useChange(requestPayment, { quiet: true });
  const { mutate } = make;
  useEffect(() => {
    mutate({ params: { id, userId }, body: { Order: { Kind: 'Debt', UserSubscriptionId } } });
  }, [mutate, id, userId, UserSubscriptionId]);
  const input: PaymentOrderInput = { Kind: 'Debt', UserSubscriptionId };
  return (
    <Dialog opened onClose={onClose} title={t('billing.linkTitle', { name })}>
      {make.data !== undefined && <PayLink member={{ UserId: userId, name }} input={input} made={make.data} onClose={onClose} />}
      {make.error !== null && (
        <>
          <Refused error={refusedOf(make.error)} userId={userId} />
          <div className={dialog['choices']}>
            <Button variant="default" onClick={onClose}>
              {t('kit.close')}
            </Button>
          </div>
        </>
      )}
      {make.data === undefined && make.error === null && <SkeletonRows rows={4} />}
    </Dialog>
  );
}
