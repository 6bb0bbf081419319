export { createNotices } from './notices.listeners.ts';
