export { createSessions, type Sessions, type VerifiedToken } from './sessions.ts';
