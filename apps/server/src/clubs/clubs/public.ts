export { clubPorts } from './clubs.ports.ts';
export { type Clubs, createClubs } from './clubs.service.ts';
export { hasClubs, insertClub, savePaymentSettings } from './clubs.store.ts';
