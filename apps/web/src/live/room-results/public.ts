export { RoomResults } from './RoomResults.tsx';
export { useCalendarResults } from './use-calendar-results.ts';
