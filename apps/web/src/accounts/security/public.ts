export { StaffDemand } from './StaffDemand.tsx';
export { useProve } from './use-prove.tsx';
export { useProvedAct } from './use-proved-act.ts';
export { useResetFactors } from './use-reset-factors.tsx';
