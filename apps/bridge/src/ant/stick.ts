import { execFile } from 'node:child_process';
import { constants, openSync, writeSync } from 'node:fs';
import { ReadStream } from 'node:tty';
import { promisify } from 'node:util';
import {
  frame,
  KIND,
  PARTS_WANTED,
  readBroadcast,
  type StickBroadcast,
  type StickMessage,
  StickReader,
} from './stick-protocol.ts';

const HEART_RATE_DEVICE = 120;
/** 2457 MHz, the frequency of ANT+ straps. */
const FREQUENCY = 57;
const CHANNEL = 0;
const NETWORK = 0;
const ANSWER_MS = 1000;
/** A stick whose last message was interrupted ignores the first reset. */
const RESETS_MAX = 3;
const run = promisify(execFile);

export type NetworkKey = readonly number[];

const opensScan = ({ kind, content }: StickMessage) => kind === KIND.answer && content[1] === KIND.openScan && content[2] === 0;

/** Receives broadcasts until `signal` aborts. Rejects when the stick is unplugged, does not respond or refuses a command. */
export async function listenToStick(
  path: string,
  key: NetworkKey,
  { onReady, onBroadcast }: { onReady: () => void; onBroadcast: (broadcast: StickBroadcast) => void },
  signal: AbortSignal,
): Promise<void> {
  await run('stty', ['-F', path, '115200', 'raw', '-echo', '-echoe', '-echok', '-crtscts']);
  // Without O_NONBLOCK, opening a serial device waits for a carrier signal, which no stick has.
  const fd = openSync(path, constants.O_RDWR | constants.O_NOCTTY | constants.O_NONBLOCK);
  const stream = new ReadStream(fd);
  const reader = new StickReader();
  let isReady = false;
  let awaited: ((message: StickMessage) => void) | undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    const pulled = () => reject(new Error('it was pulled out'));
    stream.once('error', pulled).once('end', pulled).once('close', pulled);
    stream.on('data', (chunk: Buffer) => {
      for (const message of reader.take(chunk)) {
        // `isReady` is set here, because broadcasts may follow the stick's reply in the same chunk.
        if (opensScan(message)) isReady = true;
        else if (isReady && message.kind === KIND.started) reject(new Error('it lost power and restarted'));
        awaited?.(message);
        const broadcast = isReady ? readBroadcast(message) : undefined;
        if (broadcast?.deviceType === HEART_RATE_DEVICE) onBroadcast(broadcast);
      }
    });
  });
  const ask = async (kind: number, content: readonly number[], isAnswer: (message: StickMessage) => boolean) => {
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<StickMessage | undefined>((resolve) => {
      awaited = (message) => isAnswer(message) && resolve(message);
      timer = setTimeout(() => resolve(undefined), ANSWER_MS);
    });
    writeSync(fd, frame(kind, content));
    try {
      return await Promise.race([answer, ended]);
    } finally {
      clearTimeout(timer);
      awaited = undefined;
    }
  };
  const send = async (kind: number, content: readonly number[]): Promise<boolean> => {
    const answer = await ask(kind, content, (message) => message.kind === KIND.answer && message.content[1] === kind);
    if (!answer) throw new Error('it does not answer');
    return answer.content[2] === 0;
  };
  const insist = async (what: string, kind: number, content: readonly number[]) => {
    if (!(await send(kind, content))) throw new Error(`it refuses ${what}`);
  };
  const aborted = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const receive = async () => {
    let hasStarted = false;
    for (let times = 0; !hasStarted && times < RESETS_MAX; times += 1)
      hasStarted = (await ask(KIND.reset, [0], ({ kind }) => kind === KIND.started)) !== undefined;
    if (!hasStarted) throw new Error('it does not answer');
    await insist('the network key', KIND.networkKey, [NETWORK, ...key]);
    await insist('the channel', KIND.assignChannel, [CHANNEL, 0, NETWORK]);
    // Device number 0 and transmission type 0 match any strap.
    await insist('the kind of device', KIND.channelId, [CHANNEL, 0, 0, HEART_RATE_DEVICE, 0]);
    await insist('the frequency', KIND.frequency, [CHANNEL, FREQUENCY]);
    const [all, least] = PARTS_WANTED;
    if (!(await send(KIND.libraryConfig, [0, all]))) await insist('to name the straps', KIND.libraryConfig, [0, least]);
    await insist('to hear all channels', KIND.openScan, [CHANNEL]);
    onReady();
    await ended;
  };
  try {
    await Promise.race([aborted, receive()]);
    // Without a reset the stick continues to broadcast, and the kernel stores the broadcasts for the next process.
    if (isReady) writeSync(fd, frame(KIND.reset, [0]));
  } finally {
    ended.catch(() => undefined);
    stream.destroy();
  }
}
