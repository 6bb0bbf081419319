export { TimeZoneField } from './TimeZoneField.tsx';
