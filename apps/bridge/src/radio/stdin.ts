import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { StrapListener } from '../ant/strap-listener.ts';
import type { Deliver, RadioSource } from './source.ts';

/** How often a second that has passed is looked for when no broadcast comes to end it. */
const FLUSH_MS = 250;
const HEART_RATE_DEVICE = 120;

/** One line of a capture program: one broadcast of one strap. */
export const captureLineSchema = z.object({
  /** Unix seconds with fraction; the moment of arrival when absent. */
  t: z.number().positive().optional(),
  deviceNumber: z.number().int().min(1).max(65535),
  deviceType: z.number().int().optional(),
  transmissionType: z.number().int().min(0).max(255).default(0),
  /** The page's eight bytes. */
  data: z.string().regex(/^[0-9a-f]{16}$/i),
  rssi: z.number().min(-128).max(0).default(0),
});

/**
 * Reads ANT+ broadcasts as JSON lines until the input ends. Lines that are none go to `onBadLine`; other kinds of device
 * are passed over.
 */
export function captureInput(input: Readable, { onBadLine, onEnded }: CaptureNews): RadioSource {
  let isHearing = true;
  const news = {
    onBadLine,
    onBroadcast: () => {
      isHearing = true;
    },
    onEnded: () => {
      isHearing = false;
      onEnded();
    },
  };
  return {
    name: 'ANT+ broadcasts on standard input',
    isHearing: () => isHearing,
    run: (deliver, signal) => listen(input, news, deliver, signal),
  };
}

interface CaptureNews {
  onBadLine: (line: string) => void;
  /** What starts the capture program says that it ended, because its stick was pulled perhaps. */
  onEnded: () => void;
}

/** The line by which that is said (`hub/run.sh`). */
const endedSchema = z.object({ capture: z.literal('ended') });

async function listen(
  input: Readable,
  { onBadLine, onEnded, onBroadcast }: CaptureNews & { onBroadcast: () => void },
  deliver: Deliver,
  signal: AbortSignal,
): Promise<void> {
  const listener = new StrapListener();
  let second = 0;
  const flush = () => {
    const readings = listener.take();
    if (readings.length > 0) deliver(second, readings);
  };
  const timer = setInterval(() => Date.now() >= second + 1000 && flush(), FLUSH_MS);
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  signal.addEventListener('abort', () => lines.close(), { once: true });
  lines.on('line', (line) => {
    if (line.trim() === '') return;
    const said = parseLine(line);
    if (endedSchema.safeParse(said).success) return onEnded();
    const heard = captureLineSchema.safeParse(said).data;
    if (!heard) return onBadLine(line);
    onBroadcast();
    if (heard.deviceType !== undefined && heard.deviceType !== HEART_RATE_DEVICE) return;
    const at = heard.t === undefined ? Date.now() : heard.t * 1000;
    const secondOfLine = Math.floor(at / 1000) * 1000;
    if (secondOfLine !== second) flush();
    second = secondOfLine;
    listener.hear({ ...heard, at, rssi: Math.round(heard.rssi), data: Buffer.from(heard.data, 'hex') });
  });
  try {
    await new Promise<void>((resolve, reject) => {
      lines.once('close', resolve);
      input.once('error', reject);
    });
  } finally {
    clearInterval(timer);
    flush();
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
