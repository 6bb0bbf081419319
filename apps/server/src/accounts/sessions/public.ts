export { createSessions, type Sessions } from './sessions.ts';
