export type { DebtsService } from './debts.service.ts';
export { createDebts } from './debts.service.ts';
