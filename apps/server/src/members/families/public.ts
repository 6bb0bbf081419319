export type { Families } from './families.service.ts';
