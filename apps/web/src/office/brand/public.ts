export { useBrandClubs, useClubsToPick } from './use-brand-clubs.ts';
export { usePickClub } from './use-pick-club.ts';
