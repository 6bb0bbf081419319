export { refuseForeignRoom } from './room-of-club.ts';
export { createRooms, type Rooms } from './rooms.service.ts';
