export type { Copies } from './copies.service.ts';
