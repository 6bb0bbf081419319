export { type Clubs, createClubs, type SummaryPorts } from './clubs.service.ts';
