export { expirationNotices } from './documents.jobs.ts';
export { createExpirations } from './documents.service.ts';
