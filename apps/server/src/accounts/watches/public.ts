export { listWatches as watchesOf } from './watches.store.ts';
