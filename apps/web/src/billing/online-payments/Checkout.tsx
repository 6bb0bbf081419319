import { listStoredCards } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { addDays } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import {
  type Icon,
  IconArrowBackUp,
  IconCalendar,
  IconCalendarDollar,
  IconCheck,
  IconCreditCard,
  IconCreditCardOff,
  IconFileText,
  IconGift,
  IconLock,
  IconWifiOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AcceptPolicies } from '../../clubs/policies/public.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Page, PageFoot } from '../../kit/page/Page.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useUnreachableSince } from '../../platform/reach/reach.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useClubs, useSelf } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { MemberModeBar } from '../parts/PaymentModeBar.tsx';
import { partsText } from '../parts/parts-text.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { recurrenceText } from '../parts/subscription-text.ts';
import { WhoPays } from '../parts/WhoPays.tsx';
import { bookingsText } from '../subscription-types/public.ts';
import classes from './Checkout.module.css';
import { clubOfCheckout } from './checkout-address.ts';
import { ON_PAGE, PayWith } from './PayWith.tsx';
import { usePay } from './use-pay.ts';
import { type Bought, boughtFrom } from './what-is-bought.ts';

export default function Checkout({ id = '' }: ScreenProps) {
  const t = useT();
  const { clubs } = useClubs();
  const { UserId } = useSelf();
  const clubId = clubOfCheckout(id);
  const club = clubs.find((one) => one.ClubId === clubId) ?? null;
  const store = useCall(getStore, { params: { id: UserId, clubId } }, { quiet: true, enabled: club !== null, staleTime: 0 });
  const held = useCall(listMySubscriptions, { params: { id: UserId } }, { quiet: true });
  const back = pathTo('MySubscriptions');
  if (club === null)
    return (
      <Page title={t('billing.checkout')} back={back}>
        <EmptyState title={t('shell.noClub')}>{t('billing.noClubText')}</EmptyState>
      </Page>
    );
  return (
    <QueryResult query={store} loading={<Loading back={back} />}>
      {(offered) => (
        <QueryResult query={held} loading={<Loading back={back} />}>
          {(subscriptions) => {
            const bought = boughtFrom(
              id,
              offered,
              subscriptions.filter(({ ClubId }) => ClubId === clubId),
            );
            if (bought !== null && offered.OnlinePayments) return <Offer club={club} bought={bought} />;
            return (
              <Page title={t('billing.checkout')} back={back}>
                <EmptyState
                  title={t(bought === null ? 'billing.notOnOffer' : 'billing.notOnline')}
                  action={
                    <Button variant="default" loading={store.isFetching} onClick={() => void store.refetch()}>
                      {t('kit.tryAgain')}
                    </Button>
                  }
                >
                  {t(bought === null ? 'billing.notOnOfferText' : 'billing.buyAtDesk')}
                </EmptyState>
              </Page>
            );
          }}
        </QueryResult>
      )}
    </QueryResult>
  );
}

function Loading({ back }: { back: string }) {
  const t = useT();
  return (
    <Page title={t('billing.checkout')} back={back}>
      <SkeletonScreen />
    </Page>
  );
}

function Offer({ club: { ClubId: clubId, Name: clubName, TimeZone }, bought }: { club: Club; bought: Bought }) {
  const t = useT();
  const formats = useFormats();
  const payment = usePay(clubId);
  const [beside, setBeside] = useState<readonly number[]>([]);
  const offline = useUnreachableSince() !== null;
  const held = payment.error?.is('SubscriptionAlreadyHeld') === true ? payment.error : null;
  const price = formats.money(bought.amount, bought.currency);
  const { UserId: id } = useSelf();
  const isPaidOnce = bought.recurrence === null && bought.inParts === null;
  const stored = useCall(
    listStoredCards,
    { params: { id, clubId } },
    { quiet: true, enabled: isPaidOnce, staleTime: 0, ignore: [409, 503] },
  );
  const cards = isPaidOnce ? (stored.data ?? []) : [];
  const [chosen, setChosen] = useState<string | null>(null);
  const means = chosen ?? cards[0]?.ExtMeansId ?? ON_PAGE;
  const pay = (order: Bought['order']) => (means === ON_PAGE ? payment.pay(order) : payment.pay(order, means));
  return (
    <Page title={bought.name} subtitle={clubName} back={pathTo('MySubscriptions')} reading>
      <div className={classes['page']}>
        <MemberModeBar clubId={clubId} />
        <WhoPays clubId={clubId} />
        <p className={classes['price']}>
          <b>{price}</b> <span>{useRhythm(bought)}</span>
        </p>
        <Gives bought={bought} />
        <h2 className={classes['title']}>{t('billing.agreeTo')}</h2>
        <Terms bought={bought} clubName={clubName} timeZone={TimeZone} />
        {cards.length > 0 && <PayWith cards={cards} value={means} onChange={setChosen} />}
        {payment.isDeclined && (
          <Banner tone="bad" icon={IconCreditCardOff}>
            {t('billing.cardDeclined')}
          </Banner>
        )}
        {held === null && <Refused error={refusedOf(payment.error)} />}
        {offline && (
          <Banner tone="warn" icon={IconWifiOff}>
            {t('billing.payOffline')}
          </Banner>
        )}
      </div>
      <PageFoot>
        <div className={classes['foot']}>
          {cards.length === 0 && (
            <p>
              <IconLock size={16} stroke={1.8} aria-hidden="true" /> {t('billing.payOnBankPage')}
            </p>
          )}
          <Button
            size="lg"
            fullWidth
            disabled={offline}
            loading={payment.isPaying || (isPaidOnce && stored.isLoading)}
            onClick={() => pay(bought.order)}
          >
            {bought.trialDays === null
              ? t(means === ON_PAGE ? 'billing.goToPayment' : 'billing.payNowHere', { amount: price })
              : t('billing.startTrial')}
          </Button>
        </div>
      </PageFoot>
      {payment.mustAccept && <AcceptPolicies clubId={clubId} onAccepted={() => pay(bought.order)} onClose={payment.accepted} />}
      {held !== null && (
        <OneMore
          key={held.values['UserSubscriptionId']}
          name={bought.name}
          held={held}
          onMore={(known) => {
            const Besides = [...beside, known];
            setBeside(Besides);
            if (bought.order.Kind === 'Subscription') pay({ ...bought.order, Besides });
          }}
        />
      )}
    </Page>
  );
}

interface OneMoreProps {
  name: string;
  held: NonNullable<ReturnType<typeof usePay>['error']>;
  onMore: (known: number) => void;
}

function OneMore({ name, held, onMore }: OneMoreProps) {
  const t = useT();
  const [opened, setOpened] = useState(true);
  return (
    <ConfirmDialog
      opened={opened}
      title={t('billing.oneMore', { name })}
      confirm={t('billing.oneMoreBuy')}
      keep={t('kit.back')}
      onConfirm={() => {
        setOpened(false);
        onMore(Number(held.values['UserSubscriptionId']));
      }}
      onClose={() => setOpened(false)}
    >
      <p>
        {t('billing.oneMoreText', { name: String(held.values['name']), since: formatDay(held.values['since'], useFormats()) })}
      </p>
    </ConfirmDialog>
  );
}

const formatDay = (day: string | number | undefined, formats: ReturnType<typeof useFormats>): string =>
  typeof day === 'string' ? formats.date(day) : '';

function useRhythm({ recurrence, trialDays, inParts, currency, durationDays }: Bought): string {
  const t = useT();
  const formats = useFormats();
  if (recurrence !== null) {
    const free = trialDays === null ? [] : [t('billing.freeFor', { days: formats.days(trialDays) })];
    return [recurrenceText(recurrence, t), ...free].join(', ');
  }
  const parts = inParts && partsText(inParts, currency, t, formats);
  if (parts !== null && inParts) return `${parts}, ${t('billing.inAll', { total: formats.money(inParts.Price, currency) })}`;
  return durationDays === null ? t('billing.payOnce') : t('billing.payOnceFor', { time: formats.days(durationDays) });
}

function Gives({ bought: { type, credits } }: { bought: Bought }) {
  const t = useT();
  const lines = [
    type === null ? '' : bookingsText(type, t),
    credits === null ? '' : t('billing.givesCredits', { count: credits }),
  ].filter((line) => line !== '');
  if (lines.length === 0) return null;
  return (
    <ul className={classes['gives']}>
      {lines.map((line) => (
        <li key={line}>
          <IconCheck size={19} stroke={2} aria-hidden="true" /> {line}
        </li>
      ))}
    </ul>
  );
}

interface Term {
  icon: Icon;
  title: string;
  text: string;
}

interface TermsProps {
  bought: Bought;
  clubName: string;
  timeZone: string;
}

function Terms({ bought, clubName, timeZone }: TermsProps) {
  const t = useT();
  const terms = useTerms(bought, clubName, timeZone);
  return (
    <ul className={classes['terms']}>
      {terms.map(({ icon: TermIcon, title, text }) => (
        <li key={title}>
          <TermIcon size={19} stroke={1.8} aria-hidden="true" />
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
      <li>
        <IconFileText size={19} stroke={1.8} aria-hidden="true" />
        <div>
          <b>{t('billing.termsOf', { club: clubName })}</b>
          <p>
            <Link to={pathTo('Policies')}>{t('clubs.policies')}</Link>
          </p>
        </div>
      </li>
    </ul>
  );
}

function useTerms(
  { order, amount, currency, recurrence, trialDays, inParts, durationDays }: Bought,
  clubName: string,
  timeZone: string,
): Term[] {
  const t = useT();
  const formats = useFormats();
  const today = useTodayIn(timeZone);
  const paid: Term = {
    icon: IconCreditCard,
    title: t('billing.cardsTaken'),
    text: t('billing.cardsTakenText', { club: clubName }),
  };
  const trialTerm = (days: number): Term => ({
    icon: IconGift,
    title: t('billing.trialTerm', { days: formats.days(days) }),
    text: t('billing.trialTermText', {
      date: formats.date(addDays(today, days)),
      amount: formats.money(amount, currency),
    }),
  });
  if (order.Kind === 'Debt') return [paid];
  if (order.Kind === 'Credits')
    return [{ icon: IconCalendar, title: t('billing.startsPaid'), text: t('billing.creditsTerm') }, paid];
  if (recurrence !== null)
    return [
      ...(trialDays === null ? [] : [trialTerm(trialDays)]),
      {
        icon: IconCalendar,
        title: t('billing.renewsItself'),
        text: t('billing.renewsItselfText', { every: recurrenceText(recurrence, t) }),
      },
      { icon: IconArrowBackUp, title: t('billing.cancelAnyDay'), text: t('billing.cancelAnyDayText') },
      paid,
    ];
  const dates =
    durationDays === null
      ? t('billing.startsPaid')
      : t('kit.fromTo', { from: formats.date(today), to: formats.date(addDays(today, durationDays - 1)) });
  const taken: Term = { icon: IconCalendarDollar, title: t('billing.partsTaken'), text: t('billing.partsTakenText') };
  return [
    { icon: IconCalendar, title: dates, text: t(durationDays === null ? 'billing.noEndTerm' : 'billing.endsItself') },
    ...(inParts === null ? [] : [taken]),
    paid,
  ];
}
