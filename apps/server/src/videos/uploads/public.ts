export type { LargeFiles } from './uploads.service.ts';
