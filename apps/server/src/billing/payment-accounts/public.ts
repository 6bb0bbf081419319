export { createPaymentAccounts } from './payment-accounts.service.ts';
export { paymentSettingsOf } from './payment-accounts.store.ts';
