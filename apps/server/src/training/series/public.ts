export { createSeries, type SeriesService } from './series.service.ts';
export { addSeries, keptSeries, replaceSeries } from './series.store.ts';
