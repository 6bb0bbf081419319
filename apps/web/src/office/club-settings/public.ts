export { ClubSettings } from './ClubSettings.tsx';
