export { Rooms } from './Rooms.tsx';
