export { ClubClassParticipants } from './ClubClassParticipants.tsx';
