export { seatsWhile } from './class-sessions.facts.ts';
export { type Begun, classHourPorts, type OnRoomLeft } from './class-sessions.ports.ts';
export type { ClassSessions } from './class-sessions.service.ts';
export { trainedIn } from './trained-in.facts.ts';
