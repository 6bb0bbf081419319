export type { Tags } from './tags.service.ts';
