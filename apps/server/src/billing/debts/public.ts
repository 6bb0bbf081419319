export { createDebts } from './debts.service.ts';
