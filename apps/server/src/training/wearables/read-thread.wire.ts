import { parentPort, workerData } from 'node:worker_threads';
import { type Ping, readBody, readFetched } from './garmin-read.wire.ts';

/** Reads the long body that it begins with: one of an hour with its samples takes a tenth of a second. */
const { bytes, ping } = workerData as { readonly bytes: Uint8Array; readonly ping?: Ping };
parentPort?.postMessage(ping ? readFetched(bytes, ping) : readBody(bytes), []);
