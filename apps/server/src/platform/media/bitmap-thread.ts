import { parentPort, workerData } from 'node:worker_threads';
import { decode } from 'bmp-ts';

const { data } = decode(Buffer.from(workerData as Uint8Array), { toRGBA: true });
// The fourth byte becomes 255 (opaque), because it has no meaning in BMP.
for (let at = 3; at < data.length; at += 4) data[at] = 255;
const pixels = new Uint8Array(data);
parentPort?.postMessage(pixels, [pixels.buffer]);
