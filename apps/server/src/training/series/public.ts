export { createSeries, type SeriesService } from './series.service.ts';
export { keptSeries, replaceSeries } from './series.store.ts';
