export { ClubPayments } from './ClubPayments.tsx';
export { PaymentSettings } from './PaymentSettings.tsx';
