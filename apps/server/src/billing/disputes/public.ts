export type { DisputeSettlement } from './settlement.service.ts';
