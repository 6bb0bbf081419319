export { PaymentSettings } from './PaymentSettings.tsx';
