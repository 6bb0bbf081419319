export { ColorChoice } from './ColorChoice.tsx';
export { Rooms } from './Rooms.tsx';
