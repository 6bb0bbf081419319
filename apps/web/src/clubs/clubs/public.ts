export { usePickClub } from './use-pick-club.ts';
