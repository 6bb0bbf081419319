import { lazyComponent } from '../../kit/lazy-component.tsx';

export { MySheets } from './mine/MySheets.tsx';
export { useCalendarRuns } from './use-calendar-runs.ts';
export const CarryOut = lazyComponent(() => import('./carry-out/CarryOut.tsx').then((it) => it.CarryOut), { file: 'CarryOut' });
