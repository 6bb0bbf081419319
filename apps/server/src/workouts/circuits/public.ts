export { isCircuitOf } from './circuits.facts.ts';
export { type CircuitsService, createCircuits } from './circuits.service.ts';
