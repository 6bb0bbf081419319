export { ClubExports } from './ClubExports.tsx';
