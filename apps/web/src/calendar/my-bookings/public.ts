export { Upcoming } from './Upcoming.tsx';
