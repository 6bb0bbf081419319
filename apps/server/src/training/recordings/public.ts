export type { Keeping } from './keeping.service.ts';
export type { ParsedTraining } from './parse-thread.wire.ts';
export type { Threads } from './threads.wire.ts';
