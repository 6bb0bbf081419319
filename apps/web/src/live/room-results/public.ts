import { later } from '../../kit/later.tsx';

export { useCalendarResults } from './use-calendar-results.ts';
export const RoomResults = later(() => import('./RoomResults.tsx').then((it) => it.RoomResults));
