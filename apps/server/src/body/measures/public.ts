export type { Measures } from './measures.service.ts';
