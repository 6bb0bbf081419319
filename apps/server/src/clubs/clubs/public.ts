export { type Clubs, createClubs } from './clubs.service.ts';
export { hasClubs, insertClub } from './clubs.store.ts';
