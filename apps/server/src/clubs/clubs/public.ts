export { type Clubs, createClubs, type SummaryPorts } from './clubs.service.ts';
export { hasClubs, insertClub } from './clubs.store.ts';
