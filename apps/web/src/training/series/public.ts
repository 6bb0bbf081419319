import { laterFirst } from '../../kit/later.tsx';

export { ChartArea, type ChartPart } from './ChartArea.tsx';
export { type AxisKind, axisTicks, pauseSpans, silencesOf } from './chart-axis.ts';
export { type Axis, type ChartView, pressOn, secondNear, spanOf, timeAxis } from './chart-view.ts';
export { useChartView } from './use-chart-view.ts';
/** Few trainings have more than heart rates: what draws it comes with the first that has. */
export const AlongTheWay = laterFirst(() => import('./AlongTheWay.tsx').then((it) => it.AlongTheWay));
/** The same of what a link shows. */
export const Way = laterFirst(() => import('./Way.tsx').then((it) => it.Way));
