import { listMyCredits } from '@clubpulse/contract/billing/credits.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { rolesInClub } from '@clubpulse/rules/accounts/roles/roles';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useScreenState } from '../../../platform/back/back-stack.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useClub, useClubs, useSelf } from '../../../platform/session.tsx';
import { MyDebts } from '../../debts/public.ts';
import { CardReturn, OpenOrders, OwnSubscription, PayOnline } from '../../online-payments/public.ts';
import { ClubDays } from '../../parts/ClubDays.tsx';
import { isPast } from '../../parts/is-past.ts';
import { MemberModeBar } from '../../parts/PaymentModeBar.tsx';
import { WhoPays } from '../../parts/WhoPays.tsx';
import { SubscriptionCard } from '../SubscriptionCard.tsx';
import { MyCredits } from './MyCredits.tsx';
import { MyPayments } from './MyPayments.tsx';
import classes from './MySubscriptions.module.css';
import { Store } from './Store.tsx';

export default function MySubscriptions({ id }: ScreenProps) {
  const t = useT();
  const self = useSelf();
  const selected = useClub();
  const { clubs } = useClubs();
  const held = useCall(listMySubscriptions, { params: { id: self.UserId } }, { quiet: true });
  const credits = useCall(listMyCredits, { params: { id: self.UserId } }, { quiet: true });
  const mine = clubs.filter((club) => rolesInClub(self.AvailableRoles, club).includes('Athlete'));
  const [first = 0, ...others] = mine.map(({ ClubId }) => ClubId);
  return (
    <Page title={t('billing.mine')} back={pathTo('Profile')}>
      <MyDebts />
      <OpenOrders />
      {id?.startsWith('card-') === true && <CardReturn address={id} />}
      {mine.length === 0 ? (
        <EmptyState title={t('shell.noClub')}>{t('billing.noClubText')}</EmptyState>
      ) : (
        <QueryResult query={held} loading={<SkeletonScreen />}>
          {(all) => (
            <div className={classes['page']}>
              <MemberModeBar clubId={first} others={others} />
              {mine.map((club) => (
                <ClubPart
                  key={club.ClubId}
                  club={club}
                  named={mine.length > 1}
                  held={all.filter(({ ClubId }) => ClubId === club.ClubId)}
                  sought={id === 'store' && club.ClubId === selected?.ClubId}
                  balance={credits.data?.find(({ ClubId }) => ClubId === club.ClubId)?.Balance ?? null}
                />
              ))}
              <MyPayments />
            </div>
          )}
        </QueryResult>
      )}
    </Page>
  );
}

/** True if a provider collects. It charges installments whatever the state of the subscription. */
const isTakenOnline = ({ ExtSubscriptionId, State, InstallmentPlan }: UserSubscription) =>
  ExtSubscriptionId !== null && (!isOver(State) || InstallmentPlan.length > 0);

interface ClubPartProps {
  club: Club;
  named: boolean;
  held: readonly UserSubscription[];
  balance: number | null;
  sought: boolean;
}

function ClubPart({ club, named, held, balance, sought }: ClubPartProps) {
  const t = useT();
  const [showEnded, setShowEnded] = useScreenState(`ended${club.ClubId}`, false);
  const ended = held.filter(isPast).length;
  const shown = showEnded ? held : held.filter((one) => !isPast(one));
  return (
    <section className={classes['club']} aria-label={club.Name}>
      <header>
        <h2>{named ? club.Name : t('kit.subscriptions')}</h2>
        {ended > 0 && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconHistory size={17} stroke={1.8} />}
            aria-expanded={showEnded}
            onClick={() => setShowEnded((before) => !before)}
          >
            {showEnded ? t('billing.hideEnded') : t('billing.showEnded', { count: ended })}
          </Button>
        )}
      </header>
      <WhoPays clubId={club.ClubId} />
      <ClubDays timeZone={club.TimeZone}>
        {shown.length === 0 && <p className={classes['none']}>{t('billing.youHoldNothing')}</p>}
        {shown.map((one) =>
          isTakenOnline(one) ? (
            <OwnSubscription key={one.UserSubscriptionId} held={one} all={held} timeZone={club.TimeZone} />
          ) : (
            <SubscriptionCard
              key={one.UserSubscriptionId}
              held={one}
              actions={one.AmountDue > 0 ? <PayOnline held={one} /> : undefined}
            />
          ),
        )}
        <MyCredits clubId={club.ClubId} balance={balance} />
      </ClubDays>
      <Store clubId={club.ClubId} sought={sought} />
    </section>
  );
}
