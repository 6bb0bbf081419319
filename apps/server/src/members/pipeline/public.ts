export type { Pipeline } from './pipeline.service.ts';
