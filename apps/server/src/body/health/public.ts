export { type HealthPorts, healthPorts, type NextClass } from './health.ports.ts';
export type { HealthIntake, ToldScale, ToldSummary } from './intake.service.ts';
