import { later } from '../../kit/later.tsx';

export { MySheets } from './mine/MySheets.tsx';
export { useCalendarRuns } from './use-calendar-runs.ts';
export const CarryOut = later(() => import('./carry-out/CarryOut.tsx').then((it) => it.CarryOut), { file: 'CarryOut' });
