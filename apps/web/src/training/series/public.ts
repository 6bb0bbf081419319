import { lazyComponentLoadedFirst } from '../../kit/lazy-component.tsx';

export { ChartArea, type ChartPart } from './ChartArea.tsx';
export { type AxisKind, axisTicks, pauseSpans, silencesOf } from './chart-axis.ts';
export { type Axis, type ChartView, pressOn, secondNear, spanOf, timeAxis } from './chart-view.ts';
export { useChartView } from './use-chart-view.ts';
export const AlongTheWay = lazyComponentLoadedFirst(() => import('./AlongTheWay.tsx').then((it) => it.AlongTheWay));
export const Way = lazyComponentLoadedFirst(() => import('./Way.tsx').then((it) => it.Way));
