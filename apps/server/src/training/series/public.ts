export type { SeriesService } from './series.service.ts';
export { addSeries, keptSeries, replaceSeries } from './series.store.ts';
export { bytesOf, type KeptSeries, type SeriesBytes, seriesOf, unpackSeries } from './series.wire.ts';
