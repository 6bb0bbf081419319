import { laterFirst } from '../../kit/later.tsx';

export { ChartArea, type ChartPart } from './ChartArea.tsx';
export { type AxisKind, axisTicks, pauseSpans, silencesOf } from './chart-axis.ts';
export { type Axis, type ChartView, pressOn, secondNear, spanOf, timeAxis } from './chart-view.ts';
export { useChartView } from './use-chart-view.ts';
export const AlongTheWay = laterFirst(() => import('./AlongTheWay.tsx').then((it) => it.AlongTheWay));
export const Way = laterFirst(() => import('./Way.tsx').then((it) => it.Way));
