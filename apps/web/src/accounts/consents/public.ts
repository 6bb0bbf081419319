export { HealthReads } from './HealthReads.tsx';
export { NotShared } from './NotShared.tsx';
export { SharedWithClubs } from './SharedWithClubs.tsx';
export { useShared } from './use-shared.ts';
