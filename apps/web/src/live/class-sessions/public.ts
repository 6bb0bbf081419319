export { ClassesOnAir } from './ClassesOnAir.tsx';
export { SessionActs, SessionOfClass } from './SessionOfClass.tsx';
export { useClassSessions } from './use-class-sessions.ts';
