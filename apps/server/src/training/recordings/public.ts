export type { ParsedTraining } from './parse-thread.wire.ts';
export type { RecordingWriter } from './recording-writer.service.ts';
export type { Threads } from './threads.wire.ts';
