import { applyOwnCard } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';

/** The provider's page returns here with a URL such as `card-17`. The screen leaves this URL when the card is applied. */
export function CardReturn({ address }: { address: string }) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const { UserId: id } = useSelf();
  const userSubscriptionId = Number(/^card-(\d+)$/.exec(address)?.[1]);
  const { mutate } = useChange(applyOwnCard, {
    quiet: true,
    onDone({ Taken, Currency, PaymentMeans }) {
      const means = PaymentMeans ?? t('billing.newCard');
      if (Taken > 0) toastDone({ title: t('billing.newCardTook', { amount: formats.money(Taken, Currency), means }) });
      void navigate(pathTo('MySubscriptions'), { replace: true });
    },
  });
  useEffect(() => {
    if (userSubscriptionId) mutate({ params: { id, userSubscriptionId } });
  }, [mutate, id, userSubscriptionId]);
  return null;
}
