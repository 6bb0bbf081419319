import type { SubscriptionRequest } from '@clubpulse/contract/billing/subscription-requests/subscription-requests';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import { addDays } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { IconHistory, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useScreenState } from '../../platform/back/back-stack.ts';
import { useT } from '../../platform/phrases.ts';
import { useIsStaff, useStaffClub } from '../../platform/session.tsx';
import { MemberDebts } from '../debts/public.ts';
import { MemberOrders } from '../online-payments/public.ts';
import { ClubDays } from '../parts/ClubDays.tsx';
import { isPast } from '../parts/is-past.ts';
import { ClubModeBar } from '../parts/PaymentModeBar.tsx';
import { useManages, useSells } from '../parts/use-manages.ts';
import { MemberRequests } from '../subscription-requests/public.ts';
import { type Act, SubscriptionActs } from './acts/SubscriptionActs.tsx';
import { AssignSubscription } from './assign/assign-subscription.ts';
import classes from './MemberSubscriptions.module.css';
import { RemovedWriteOffs } from './RemovedWriteOffs.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';

const ActDialog = lazyComponent(() => import('./acts/ActDialog.tsx').then((it) => it.ActDialog));

interface MemberSubscriptionsProps {
  userId: number;
  name: string;
  all: boolean;
}

export function MemberSubscriptions({ userId, name, all: shownAll }: MemberSubscriptionsProps) {
  const t = useT();
  const { ClubId: clubId, TimeZone } = useStaffClub();
  const manages = useManages();
  const sells = useSells();
  const isStaff = useIsStaff();
  const held = useCall(listClubUserSubscriptions, { params: { id: clubId, userId } }, { quiet: true });
  const [showEnded, setShowEnded] = useScreenState(shownAll ? 'allSubscriptions' : 'endedSubscriptions', shownAll);
  const [params, setParams] = useSearchParams();
  const setAssigning = (open: boolean) => setParams(open ? { assign: '' } : {}, { replace: true });
  const [opened, setDialog] = useState<{ act: Act; held: UserSubscription } | null>(null);
  const dialog = opened && { ...opened, held: held.data?.find(isSame(opened.held)) ?? opened.held };
  const [granted, setGranted] = useState<SubscriptionRequest | null>(null);
  const member = { UserId: userId, name };
  const ended = held.data?.filter((one) => isPast(one)).length ?? 0;
  const assign = sells && (
    <Button variant="default" leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => setAssigning(true)}>
      {t('kit.assignSubscription')}
    </Button>
  );
  return (
    <section aria-label={t('kit.subscriptions')}>
      <ClubDays timeZone={TimeZone}>
        <SectionHead title={t('kit.subscriptions')}>
          {ended > 0 && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconHistory size={17} stroke={1.8} />}
              aria-expanded={showEnded}
              onClick={() => setShowEnded((shown) => !shown)}
            >
              {showEnded ? t('billing.hideEnded') : t('billing.showEnded', { count: ended })}
            </Button>
          )}
        </SectionHead>
        {manages && <ClubModeBar spaced />}
        {manages && <MemberOrders userId={userId} />}
        <MemberRequests userId={userId} onGrant={setGranted} />
        <QueryResult query={held} loading={<SkeletonRows rows={2} />}>
          {(all) => {
            const shown = showEnded ? all : all.filter((one) => !isPast(one));
            return shown.length === 0 ? (
              <EmptyState title={t('billing.holdsNothing')} {...(assign === false ? {} : { action: assign })}>
                {t('billing.holdsNothingText')}
              </EmptyState>
            ) : (
              <div className={classes['list']}>
                {shown.map((one) => (
                  <SubscriptionCard
                    key={one.UserSubscriptionId}
                    held={one}
                    {...(sells
                      ? { actions: <SubscriptionActs held={one} onAct={(act) => setDialog({ act, held: one })} /> }
                      : {})}
                  />
                ))}
              </div>
            );
          }}
        </QueryResult>
        {manages && <MemberDebts userId={userId} />}
        {isStaff && <RemovedWriteOffs userId={userId} />}
        {sells && params.has('assign') && <AssignSubscription member={member} onClose={() => setAssigning(false)} />}
        {granted !== null && <AssignSubscription member={member} initial={wishOf(granted)} onClose={() => setGranted(null)} />}
        {dialog?.act === 'renew' && (
          <AssignSubscription member={member} initial={renewalOf(dialog.held)} onClose={() => setDialog(null)} />
        )}
        {dialog !== null && dialog.act !== 'renew' && (
          <ActDialog act={dialog.act} held={dialog.held} name={name} onClose={() => setDialog(null)} />
        )}
      </ClubDays>
    </section>
  );
}

const isSame =
  ({ UserSubscriptionId }: UserSubscription) =>
  (other: UserSubscription) =>
    other.UserSubscriptionId === UserSubscriptionId;

const wishOf = ({ ClassSubscriptionId, SubscriptionPlanId }: SubscriptionRequest) => ({
  ClassSubscriptionId,
  SubscriptionPlanId,
});

const renewalOf = (held: UserSubscription) => ({
  ClassSubscriptionId: held.ClassSubscriptionId,
  SubscriptionPlanId: held.SubscriptionPlanId,
  ...(isOver(held.State) || held.ExpiryDate === null || held.RemainingTickets === 1
    ? {}
    : { ActivationDate: addDays(held.ExpiryDate, 1) }),
});
