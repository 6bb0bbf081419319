export { ClubChoice } from './ClubChoice.tsx';
