export { type HealthPorts, healthPorts } from './health.ports.ts';
export { createHealthIntake, type HealthIntake, type ToldAt, type ToldScale, type ToldSummary } from './intake.service.ts';
