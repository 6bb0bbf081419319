import type { PaymentOrderInput } from '@clubpulse/contract/billing/online-payments/online-payments';
import {
  createPaymentOrder,
  openPaymentOrder,
  payPaymentOrder,
} from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ApiError, useChange } from '../../platform/api.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';

/** `go` may be called again after a refusal. */
export function useGoToPayment() {
  const { UserId: id } = useSelf();
  const open = useChange(openPaymentOrder, { quiet: true, onDone: ({ Url }) => window.location.assign(Url) });
  return {
    go: (orderId: number) => open.mutate({ params: { id, orderId } }),
    // The page remains busy, because it is visible while the browser loads the provider's page.
    isGoing: open.isPending || open.isSuccess,
    error: open.error,
  };
}

interface Pay {
  /** `card` is stored at the provider. Without `card` the user pays on the provider's page. */
  readonly pay: (order: PaymentOrderInput, card?: string) => void;
  readonly isPaying: boolean;
  readonly error: ApiError | null;
  readonly isDeclined: boolean;
  readonly mustAccept: boolean;
  readonly accepted: () => void;
}

/** If the terms of purchase are not accepted, the user must accept them first. */
export function usePay(clubId: number): Pay {
  const { UserId: id } = useSelf();
  const [mustAccept, setMustAccept] = useState(false);
  const navigate = useNavigate();
  const opening = useGoToPayment();
  const card = useRef<string>(undefined);
  const charge = useChange(payPaymentOrder, {
    quiet: true,
    onDone({ Order: { PaymentOrderId, State }, Url }) {
      if (Url !== null) window.location.assign(Url);
      else if (State !== 'Open') void navigate(pathTo('PaymentOrder', PaymentOrderId));
    },
  });
  const create = useChange(createPaymentOrder, {
    quiet: true,
    // The call may return an older order of the same product that is already paid.
    onDone({ PaymentOrderId: orderId, State }) {
      if (State !== 'Open') void navigate(pathTo('PaymentOrder', orderId));
      else if (card.current === undefined) opening.go(orderId);
      else charge.mutate({ params: { id, orderId }, body: { ExtMeansId: card.current } });
    },
    onRefused: (error) => setMustAccept(error.is('PoliciesNotAccepted')),
  });
  const refused = create.error?.is('PoliciesNotAccepted') === true ? null : create.error;
  return {
    pay(body, means) {
      card.current = means;
      charge.reset();
      create.mutate({ params: { id, clubId }, body });
    },
    isPaying: create.isPending || opening.isGoing || charge.isPending || typeof charge.data?.Url === 'string',
    error: refused ?? opening.error ?? charge.error,
    isDeclined: charge.data?.Url === null && charge.data.Order.State === 'Open',
    mustAccept,
    accepted: () => setMustAccept(false),
  };
}
