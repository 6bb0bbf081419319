export { refuseForeignRoom } from './room-of-club.checks.ts';
export { roomPorts } from './rooms.ports.ts';
export { createRooms, type Rooms } from './rooms.service.ts';
