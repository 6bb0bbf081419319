export { hasTag } from './tags.facts.ts';
export type { Tags } from './tags.service.ts';
