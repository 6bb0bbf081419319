import type { PaymentMode } from '@clubpulse/contract/billing/payment-accounts';
import { getPaymentSettings, listPaymentAccounts } from '@clubpulse/contract/billing/payment-accounts.calls';
import { useCall } from '../../platform/api.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useManages } from './use-manages.ts';

interface CardPayments {
  /** False until known, and for staff who may not know it. */
  readonly isOn: boolean;
  readonly mode: PaymentMode | null;
}

export function useCardPayments(): CardPayments {
  const enabled = useManages();
  const input = { params: { id: useStaffClub().ClubId } };
  const settings = useCall(getPaymentSettings, input, { quiet: true, enabled });
  const accounts = useCall(listPaymentAccounts, input, { quiet: true, enabled });
  const online = accounts.data?.find(({ PaymentAccountType }) => PaymentAccountType === 'Stripe');
  const isReady = online?.ProviderConfigured === true && online.State === 'Active';
  return { isOn: isReady && settings.data?.EnableOnlinePayments === true, mode: online?.Mode ?? null };
}
