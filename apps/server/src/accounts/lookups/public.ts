export { currencies, timeZones } from './lookups.service.ts';
