import { applyOwnCard } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { useEffect } from 'react';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { isChargeFailed } from '../parts/is-charge-failed.ts';

/** URLs such as `card-17`, or `card-17-5500` when 55.00 was open. */
export function CardReturn({ address }: { address: string }) {
  const t = useT();
  const formats = useFormats();
  const { UserId: id } = useSelf();
  const [, userSubscriptionId, open] = (/^card-(\d+)(?:-(\d+))?$/.exec(address) ?? []).map(Number);
  const { mutate } = useChange(applyOwnCard, {
    quiet: true,
    onDone(held) {
      if (!open || isChargeFailed(held)) return;
      const means = held.PaymentMeans ?? t('billing.newCard');
      toastDone({ title: t('billing.newCardTook', { amount: formats.money(open, held.Currency), means }) });
    },
  });
  useEffect(() => {
    if (userSubscriptionId) mutate({ params: { id, userSubscriptionId } });
  }, [mutate, id, userSubscriptionId]);
  return null;
}
