import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathToCheckout } from './checkout-address.ts';

export function PayOnline({ held }: { held: UserSubscription }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: clubId, UserId: id, UserSubscriptionId, AmountDue, Currency } = held;
  const store = useCall(getStore, { params: { id, clubId } }, { quiet: true, ignore: [403, 404] });
  if (store.data?.OnlinePayments !== true) return null;
  return (
    <Button component={Link} to={pathToCheckout(clubId, 'debt', UserSubscriptionId)}>
      {t('billing.payOnline', { amount: formats.money(AmountDue, Currency) })}
    </Button>
  );
}
