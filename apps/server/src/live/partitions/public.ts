export type { Partitions } from './partitions.live.ts';
