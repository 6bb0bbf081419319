import { applyOwnCard } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { useEffect } from 'react';
import { useChange } from '../../platform/api.ts';
import { useSelf } from '../../platform/session.tsx';

/** The provider's page returns here, with a URL such as `card-17`. */
export function CardReturn({ address }: { address: string }) {
  const { UserId: id } = useSelf();
  const { mutate } = useChange(applyOwnCard, { quiet: true });
  const userSubscriptionId = Number(/^card-(\d+)$/.exec(address)?.[1] ?? 0);
  useEffect(() => {
    if (userSubscriptionId > 0) mutate({ params: { id, userSubscriptionId } });
  }, [mutate, id, userSubscriptionId]);
  return null;
}
