export { ClassesOnAir } from './ClassesOnAir.tsx';
export { SessionOfClass } from './SessionOfClass.tsx';
export { useClassSessions } from './use-class-sessions.ts';
