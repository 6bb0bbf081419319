export { createCashDesk } from './cash-desk.service.ts';
