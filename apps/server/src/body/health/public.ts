export { type HealthPorts, healthPorts, type NextClass } from './health.ports.ts';
export type { HealthIntake, ReportedScale, ReportedSummary } from './intake.service.ts';
