export { equipmentsOf } from './equipments.facts.ts';
export { replaceEquipments } from './equipments.store.ts';
