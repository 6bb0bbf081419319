export { type TrialPorts, trialPorts } from './pipeline.ports.ts';
export type { Pipeline } from './pipeline.service.ts';
export { moveHolder } from './pipeline.store.ts';
