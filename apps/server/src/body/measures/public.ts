export { storedAlready } from './doubles.facts.ts';
export { measurePorts } from './measures.ports.ts';
export type { Measures } from './measures.service.ts';
export { uptakesOf } from './uptakes.facts.ts';
