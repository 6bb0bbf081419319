export { seatsWhile } from './class-sessions.facts.ts';
export type { ClassSessions } from './class-sessions.service.ts';
