export { createSessions } from './sessions.ts';
