export { NextOfRoom } from './NextOfRoom.tsx';
