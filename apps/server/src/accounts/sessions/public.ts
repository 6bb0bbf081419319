export { createSessions, type Sessions } from './sessions.service.ts';
