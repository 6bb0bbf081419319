export { currencies, timeZones } from './lookups.ts';
