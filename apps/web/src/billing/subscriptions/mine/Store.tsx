import type { SubscriptionTypeKind } from '@clubpulse/contract/billing/subscription-types';
import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import { refuseOnline } from '@clubpulse/rules/billing/online-payments/sold-online';
import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Banner } from '../../../kit/states/Banner.tsx';
import { useCall } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useSelf } from '../../../platform/session.tsx';
import { pathToCheckout } from '../../online-payments/public.ts';
import { partsText } from '../../parts/parts-text.ts';
import { recurrenceText } from '../../parts/subscription-text.ts';
import { RequestSubscription } from '../../subscription-requests/public.ts';
import { limitsText } from '../../subscription-types/public.ts';
import classes from './MySubscriptions.module.css';

interface StoreProps {
  clubId: number;
  sought: boolean;
}

const isOpen = ({ Type }: { Type: SubscriptionTypeKind }) => Type === 'Open';

export function Store({ clubId, sought }: StoreProps) {
  const t = useT();
  const formats = useFormats();
  const { UserId } = useSelf();
  const store = useCall(getStore, { params: { id: UserId, clubId } }, { quiet: true, ignore: [403, 404] });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = store.data !== undefined;
  useEffect(() => {
    if (sought && shown) heading.current?.focus();
  }, [sought, shown]);
  if (store.data === undefined) return null;
  const online = store.data.OnlinePayments;
  const isSoldOnline = ({ Type }: { Type: SubscriptionTypeKind }, price: number) => online && Type !== 'External' && price > 0;
  const offers = [
    ...store.data.SubscriptionTypes.flatMap((type) => [
      {
        key: `type-${type.ClassSubscriptionId}`,
        name: type.Name,
        about: limitsText(type, t, formats),
        price: formats.money(type.Price, type.Currency),
        ask: isOpen(type) ? { ClassSubscriptionId: type.ClassSubscriptionId, SubscriptionPlanId: null } : null,
        buys: isSoldOnline(type, type.Price) ? pathToCheckout(clubId, 'subscription', type.ClassSubscriptionId) : null,
      },
      ...type.Plans.map((plan) => ({
        key: pathToCheckout(clubId, 'plan', plan.SubscriptionPlanId),
        name: plan.Name,
        about: [
          type.Name,
          plan.Recurrence === null ? null : recurrenceText(plan.Recurrence, t),
          plan.TrialDays === null || !online ? null : t('billing.freeFor', { days: formats.days(plan.TrialDays) }),
          partsText(plan, type.Currency, t, formats),
        ]
          .filter(Boolean)
          .join(', '),
        price: formats.money(plan.Price, type.Currency),
        ask: isOpen(type) ? { ClassSubscriptionId: type.ClassSubscriptionId, SubscriptionPlanId: plan.SubscriptionPlanId } : null,
        buys:
          isSoldOnline(type, plan.Price) && !refuseOnline(plan, type)
            ? pathToCheckout(clubId, 'plan', plan.SubscriptionPlanId)
            : null,
      })),
    ]),
    ...store.data.CreditsPackages.map((one) => ({
      key: `package-${one.ClubCreditsPackageId}`,
      name: one.Name,
      about: online
        ? t('kit.creditCount', { count: one.Credits })
        : `${t('kit.creditCount', { count: one.Credits })}. ${t('billing.creditsAtDesk')}`,
      price: formats.money(one.Price, one.Currency),
      ask: null,
      buys: online && one.Price > 0 ? pathToCheckout(clubId, 'credits', one.ClubCreditsPackageId) : null,
    })),
  ];
  if (offers.length === 0) return null;
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t('billing.inStore')}
      </h3>
      {!online && (
        <Banner tone="info" icon={IconBuildingStore}>
          {t('billing.buyAtDesk')}
        </Banner>
      )}
      <ul className={classes['offers']}>
        {offers.map(({ key, name, about, price, ask, buys }) => (
          <li key={key}>
            <b>{name}</b>
            {about !== name && <span>{about}</span>}
            <strong>{price}</strong>
            {buys !== null && (
              <Button
                component={Link}
                to={buys}
                variant="default"
                className={classes['buy']}
                aria-label={`${t('kit.label', { label: t('billing.buy') })} ${name}`}
              >
                {t('billing.buy')}
              </Button>
            )}
            {buys === null && ask !== null && <RequestSubscription clubId={clubId} name={name} {...ask} />}
          </li>
        ))}
      </ul>
    </>
  );
}
