import { parentPort, workerData } from 'node:worker_threads';
import { decode } from 'bmp-ts';

/** Decodes the BMP that it begins with, and answers its bytes of red, green, blue and no transparency; what is broken ends the thread. */
const { data } = decode(Buffer.from(workerData as Uint8Array), { toRGBA: true });
// Its fourth byte is no transparency.
for (let at = 3; at < data.length; at += 4) data[at] = 255;
parentPort?.postMessage(new Uint8Array(data));
