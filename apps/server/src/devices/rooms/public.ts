export { refuseForeignRoom } from './room-of-club.checks.ts';
export { createRooms, type Rooms } from './rooms.service.ts';
