export { StaffDemand } from './StaffDemand.tsx';
export { useProve } from './use-prove.tsx';
export { useResetFactors } from './use-reset-factors.tsx';
