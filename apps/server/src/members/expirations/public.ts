export { expirationNotices } from './expirations.jobs.ts';
export { createExpirations } from './expirations.service.ts';
