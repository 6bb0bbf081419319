export { listOf as watchesOf } from './watches.store.ts';
