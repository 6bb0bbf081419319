import { lazyComponent } from '../../kit/lazy-component.tsx';

export { useCalendarResults } from './use-calendar-results.ts';
export const RoomResults = lazyComponent(() => import('./RoomResults.tsx').then((it) => it.RoomResults));
