export { CurrencyField } from './CurrencyField.tsx';
export { TimeZoneField } from './TimeZoneField.tsx';
