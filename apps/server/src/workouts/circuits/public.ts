export type { CircuitsService } from './circuits.service.ts';
