export { storedAlready } from './doubles.facts.ts';
export type { Measures } from './measures.service.ts';
export { uptakesOf } from './uptakes.facts.ts';
