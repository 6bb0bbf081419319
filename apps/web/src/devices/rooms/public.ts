export { ColorChoice } from './ColorChoice.tsx';
export { RoomName } from './RoomName.tsx';
export { RoomSelect } from './RoomSelect.tsx';
export { Rooms } from './Rooms.tsx';
export { roomColors } from './room-colors.ts';
export { useRooms } from './use-rooms.ts';
