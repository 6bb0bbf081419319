export { createIngest, type Ingest } from './ingest.live.ts';
