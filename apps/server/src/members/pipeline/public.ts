export { isAtRisk } from './at-risk.facts.ts';
export { heldIn } from './held.facts.ts';
export { nextTaskIn } from './pipeline.facts.ts';
export { type TrialPorts, trialPorts } from './pipeline.ports.ts';
export type { Pipeline } from './pipeline.service.ts';
export { moveHolder } from './pipeline.store.ts';
