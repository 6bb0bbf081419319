export { type CircuitsService, createCircuits } from './circuits.service.ts';
