export { certificateOf } from './documents.facts.ts';
export { expirationNotices } from './documents.jobs.ts';
export { createExpirations } from './documents.service.ts';
