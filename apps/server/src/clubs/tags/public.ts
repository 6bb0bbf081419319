export { hasTag } from './tags.facts.ts';
export { createTags, type Tags } from './tags.service.ts';
