import type { PaymentOrderInput } from '@clubpulse/contract/billing/online-payments/online-payments';
import { createPaymentOrder, openPaymentOrder } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { useState } from 'react';
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
    // This page is visible while the browser loads the other one.
    isGoing: open.isPending || open.isSuccess,
    error: open.error,
  };
}

interface Pay {
  readonly pay: (order: PaymentOrderInput) => void;
  readonly isPaying: boolean;
  readonly error: ApiError | null;
  readonly mustAccept: boolean;
  readonly accepted: () => void;
}

/** Requires the terms of purchase first where they are not accepted. */
export function usePay(clubId: number): Pay {
  const { UserId: id } = useSelf();
  const [mustAccept, setMustAccept] = useState(false);
  const navigate = useNavigate();
  const opening = useGoToPayment();
  const create = useChange(createPaymentOrder, {
    quiet: true,
    // An older order of the same product may have been paid meanwhile.
    onDone: ({ PaymentOrderId, State }) =>
      State === 'Open' ? opening.go(PaymentOrderId) : void navigate(pathTo('PaymentOrder', PaymentOrderId)),
    onRefused: (error) => setMustAccept(error.is('PoliciesNotAccepted')),
  });
  const refused = create.error?.is('PoliciesNotAccepted') === true ? null : create.error;
  return {
    pay: (body) => create.mutate({ params: { id, clubId }, body }),
    isPaying: create.isPending || opening.isGoing,
    error: refused ?? opening.error,
    mustAccept,
    accepted: () => setMustAccept(false),
  };
}
