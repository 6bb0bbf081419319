export { equipmentsOf } from './equipments.facts.ts';
