export { createNotices } from './notices.jobs.ts';
