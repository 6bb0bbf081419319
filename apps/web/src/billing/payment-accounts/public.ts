export { PaymentAccounts } from './PaymentAccounts.tsx';
export { PaymentSettings } from './PaymentSettings.tsx';
export { PaymentSwitches } from './PaymentSwitches.tsx';
