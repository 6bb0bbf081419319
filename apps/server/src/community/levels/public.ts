export { trainedSince } from './levels.facts.ts';
