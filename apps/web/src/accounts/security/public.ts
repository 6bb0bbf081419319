export { StaffDemand } from './StaffDemand.tsx';
