export type { Push } from './push.service.ts';
