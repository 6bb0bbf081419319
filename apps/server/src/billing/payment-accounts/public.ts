export { createPaymentAccounts, type PaymentAccounts } from './payment-accounts.service.ts';
export { hasRemovedAccess, pauseRulesOf, paymentSettingsOf, takesOnlinePayments } from './payment-accounts.store.ts';
export { refusedByProvider } from './provider.checks.ts';
