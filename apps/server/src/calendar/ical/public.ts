export { createFeeds } from './ical.service.ts';
