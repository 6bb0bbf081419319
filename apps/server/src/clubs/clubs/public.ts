export { refuseCurrency } from './clubs.facts.ts';
export { clubPorts } from './clubs.ports.ts';
export { type Clubs, createClubs } from './clubs.service.ts';
export { hasClubs, insertClub, saveClubPauseRules, savePaymentSettings, updatePictures } from './clubs.store.ts';
