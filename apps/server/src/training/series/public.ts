export { createSeries, type SeriesService } from './series.service.ts';
export { replaceSeries, storedSeries } from './series.store.ts';
