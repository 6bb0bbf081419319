export { createRoomResults, type RoomResults } from './room-results.service.ts';
