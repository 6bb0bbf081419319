export { trainedSince } from './levels.facts.ts';
export type { Levels } from './levels.service.ts';
