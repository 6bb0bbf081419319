export { type HealthPorts, healthPorts } from './health.ports.ts';
export type { HealthIntake, ToldScale, ToldSummary } from './intake.service.ts';
