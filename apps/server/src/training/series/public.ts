export { addSeries, seriesOfTraining } from './series.store.ts';
export { bytesOf, type SeriesBytes, seriesOf } from './series.wire.ts';
