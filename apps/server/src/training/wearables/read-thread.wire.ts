import { parentPort, workerData } from 'node:worker_threads';
import { cutBody, type Ping, readBody, readFetched } from './garmin-read.wire.ts';

export type Act =
  | { readonly act: 'read' }
  | { readonly act: 'readFetched'; readonly ping: Ping }
  | { readonly act: 'cut'; readonly entriesMax: number; readonly bytesMax: number };
export type ThreadWork = { readonly bytes: Uint8Array } & Act;

const work = workerData as ThreadWork;
if (work.act === 'cut') {
  const cut = cutBody(work.bytes, work.entriesMax, work.bytesMax);
  // The bytes are transferred and not copied, because the main thread also serves the walls.
  parentPort?.postMessage(cut, cut?.parts.map(({ buffer }) => buffer) ?? []);
} else parentPort?.postMessage(work.act === 'read' ? readBody(work.bytes) : readFetched(work.bytes, work.ping), []);
