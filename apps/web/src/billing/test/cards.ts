import { listClubPaymentOrders } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import type { PaymentAccount, PaymentMode } from '@clubpulse/contract/billing/payment-accounts';
import { getPaymentSettings, listPaymentAccounts } from '@clubpulse/contract/billing/payment-accounts.calls';
import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import { type Answers, answer } from '../../test/network.ts';

const onlineAccount = (Mode: PaymentMode = 'test'): PaymentAccount => ({
  ClubId: 1,
  PaymentAccountType: 'Stripe',
  State: 'Active',
  ProviderConfigured: true,
  Mode,
  Missing: [],
  InactiveReason: null,
  ActiveSince: '2026-11-01T10:00:00Z',
});

export const takesCards = (Mode: PaymentMode = 'test', EnableOnlinePayments = true): Answers => [
  answer(getPaymentSettings, { id: 1 }, { EnableOnlinePayments, EnableStore: true }),
  answer(listPaymentAccounts, { id: 1 }, [onlineAccount(Mode)]),
  answer(listClubPaymentOrders, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
  answer(getStore, { id: 11, clubId: 1 }, { SubscriptionTypes: [], CreditsPackages: [], OnlinePayments: true, Mode }),
];
