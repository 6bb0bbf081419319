export { useClubsToPick } from './use-brand-clubs.ts';
