export { createIngest, type Ingest } from './ingest.ts';
