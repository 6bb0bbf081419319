import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { refuseOnline } from '@clubpulse/rules/billing/online-payments/sold-online';
import { CHANGE_DAYS } from '@clubpulse/rules/billing/subscriptions/plan-change';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import { addDays } from '@clubpulse/rules/time/days';
import { Button } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import { useState } from 'react';
import { AcceptPolicies } from '../../clubs/policies/public.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { recurrenceText } from '../parts/subscription-text.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { Effects } from './Effects.tsx';
import classes from './OwnSubscription.module.css';
import { usePay } from './use-pay.ts';
import type { OnOffer } from './what-is-bought.ts';

interface ChangePlanProps {
  held: UserSubscription;
  all: readonly UserSubscription[];
  today: string;
  onClose: () => void;
}

/** The new plan starts on the first day that is not paid. */
export function ChangePlan({ held, all, today, onClose }: ChangePlanProps) {
  const t = useT();
  const { UserId: id, ClubId: clubId, RenewsOn } = held;
  const store = useCall(getStore, { params: { id, clubId } }, { quiet: true });
  return (
    <Dialog opened title={t('billing.anotherPlan')} onClose={onClose}>
      <QueryResult query={store} loading={<SkeletonRows rows={3} />}>
        {(offered) => {
          const plans = otherPlans(offered, held.SubscriptionPlanId);
          if (plans.length === 0 || !offered.OnlinePayments || RenewsOn === null) return <p>{t('billing.noOtherPlan')}</p>;
          if (RenewsOn < addDays(today, CHANGE_DAYS)) return <TooLate date={RenewsOn} />;
          return <PlanChoice held={held} all={all} plans={plans} from={RenewsOn} onClose={onClose} />;
        }}
      </QueryResult>
    </Dialog>
  );
}

function TooLate({ date }: { date: string }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Banner tone="warn" icon={IconCalendarX}>
      {t('error.PlanChangeTooLate', { date: formats.date(date) })}
    </Banner>
  );
}

const otherPlans = ({ SubscriptionTypes: types }: OnOffer, held: number | null) =>
  types
    .filter(({ Type }) => Type === 'Open')
    .flatMap(({ Plans, ...type }) =>
      Plans.flatMap(({ Recurrence, ...plan }) =>
        Recurrence === null || plan.Price === 0 || plan.SubscriptionPlanId === held || refuseOnline({ ...plan, Recurrence }, type)
          ? []
          : [{ ...plan, Recurrence, typeName: type.Name, Currency: type.Currency }],
      ),
    );

interface PlansProps {
  held: UserSubscription;
  all: readonly UserSubscription[];
  plans: ReturnType<typeof otherPlans>;
  from: string;
  onClose: () => void;
}

function PlanChoice({ held, all, plans, from, onClose }: PlansProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: clubId, SubscriptionName: name, UserSubscriptionId: Replaces } = held;
  const [chosen, setChosen] = useState(plans[0]);
  const payment = usePay(clubId);
  const until = formats.date(addDays(from, -1));
  if (chosen === undefined) return null;
  const { ClassSubscriptionId, SubscriptionPlanId, Price, Currency, Recurrence } = chosen;
  const order = {
    Kind: 'Subscription',
    ClassSubscriptionId,
    SubscriptionPlanId,
    ActivationDate: null,
    Replaces,
  } as const;
  // The existing subscriptions are sent, because the member already knows them and their number does not change.
  const Besides = all.filter(({ State }) => !isOver(State)).map(({ UserSubscriptionId }) => UserSubscriptionId);
  const pay = () => payment.pay({ ...order, Besides });
  return (
    <div className={classes['dialog']}>
      <p>{t('billing.paidUntil', { name, date: until })}</p>
      <ChoiceCards
        label={t('billing.anotherPlan')}
        value={SubscriptionPlanId}
        options={plans.map((plan) => ({
          value: plan.SubscriptionPlanId,
          name: plan.Name,
          text: `${plan.typeName}, ${recurrenceText(plan.Recurrence, t)}`,
          price: formats.money(plan.Price, plan.Currency),
        }))}
        onChange={(id) => setChosen(plans.find((plan) => plan.SubscriptionPlanId === id))}
      />
      <Effects
        title={t('billing.whatHappens')}
        effects={[
          { label: t('kit.today'), value: t('billing.nothingToday') },
          { label: t('kit.until', { date: until }), value: t('billing.asNow', { name }) },
          {
            label: t('billing.fromDate', { date: formats.date(from) }),
            value: `${chosen.Name}, ${formats.money(Price, Currency)} ${recurrenceText(Recurrence, t)}`,
          },
        ]}
      />
      <p>{t('billing.nothingTwice')}</p>
      <Refused error={refusedOf(payment.error)} />
      <div className={classes['foot']}>
        <Button variant="default" onClick={onClose}>
          {t('kit.keepIt')}
        </Button>
        <Button loading={payment.isPaying} onClick={pay}>
          {t('billing.changeTo', { name: chosen.Name })}
        </Button>
      </div>
      {payment.mustAccept && <AcceptPolicies clubId={clubId} onAccepted={pay} onClose={payment.accepted} />}
    </div>
  );
}
