export { StaffDemand } from './StaffDemand.tsx';
export { useResetFactors } from './use-reset-factors.tsx';
