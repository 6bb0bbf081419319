export type { RoomResults } from './room-results.service.ts';
