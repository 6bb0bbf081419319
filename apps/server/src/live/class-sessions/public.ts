export type { ClassSessions } from './class-sessions.service.ts';
