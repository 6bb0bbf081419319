import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { FormatsContext } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useSells } from '../parts/use-manages.ts';

const PaySubscription = lazyComponent(() => import('./acts/PaySubscription.tsx').then((it) => it.PaySubscription));

interface TakePaymentProps {
  userId: number;
  userSubscriptionId: number;
  name: string;
}

export function TakePayment({ userId, userSubscriptionId, name }: TakePaymentProps) {
  const t = useT();
  const [opened, setOpened] = useState(false);
  const { ClubId: id } = useStaffClub();
  const sells = useSells();
  const held = useCall(listClubUserSubscriptions, { params: { id, userId } }, { enabled: opened });
  const one = opened ? held.data?.find(({ UserSubscriptionId }) => UserSubscriptionId === userSubscriptionId) : undefined;
  if (!sells) return null;
  return (
    <>
      <Button
        variant="default"
        loading={opened && held.isPending}
        aria-label={t('billing.takeOf', { name })}
        onClick={() => setOpened(true)}
      >
        {t('billing.takeDue')}
      </Button>
      {one && <PayDue held={one} name={name} onClose={() => setOpened(false)} />}
    </>
  );
}

export function PayDue({ held: opened, name, onClose }: { held: UserSubscription; name: string; onClose: () => void }) {
  const { ClubId: id, TimeZone } = useStaffClub();
  const inClub = useFormatsIn(TimeZone);
  const held = useCall(listClubUserSubscriptions, { params: { id, userId: opened.UserId } }, { quiet: true });
  const one = held.data?.find(({ UserSubscriptionId }) => UserSubscriptionId === opened.UserSubscriptionId) ?? opened;
  return (
    <FormatsContext value={inClub}>
      <PaySubscription held={one} name={name} onClose={onClose} />
    </FormatsContext>
  );
}
