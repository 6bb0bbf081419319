import { sendOwnBeats } from '@clubpulse/contract/live/own-strap/own-strap.calls';
import { OWN_BEATS_KEPT_SECONDS } from '@clubpulse/rules/live/own-strap/own-strap';
import { ApiError, change } from '../../platform/api.ts';
import { dropBatch, nextBatch } from './kept-beats.ts';

/** How a try to send went: `error` where it did not go out; the server’s clock against this device’s, in milliseconds, where it did. */
export interface Sent {
  readonly error: ApiError | null;
  readonly offset: number | null;
}

let running: Promise<Sent> | null = null;

/** Sends all that waits, the oldest first; what is not confirmed goes on waiting. One try at a time: what is kept during it goes with the next. */
export function sendKeptBeats(owner: number): Promise<Sent> {
  running ??= sendAll(owner).finally(() => {
    running = null;
  });
  return running;
}

async function sendAll(owner: number): Promise<Sent> {
  let offset: number | null = null;
  try {
    for (let batch = nextBatch(owner); batch !== undefined; batch = nextBatch(owner)) {
      try {
        offset = await sendOne(owner, batch.begin, batch.beats);
      } catch (error) {
        // What nobody takes any more would keep all that came after it from going out.
        if (!(error instanceof ApiError) || !error.is('OwnBeatsTimes') || !isPast(batch.begin, batch.beats.length)) throw error;
      }
      dropBatch(owner, batch);
    }
    return { error: null, offset };
  } catch (error) {
    if (error instanceof ApiError) return { error, offset };
    throw error;
  }
}

/** What the server’s clock says against this one, asked without sending anything. */
export async function askOffset(owner: number): Promise<Sent> {
  try {
    return { error: null, offset: await sendOne(owner, Math.floor(Date.now() / 1000), []) };
  } catch (error) {
    if (error instanceof ApiError) return { error, offset: null };
    throw error;
  }
}

async function sendOne(owner: number, begin: number, beats: readonly number[]): Promise<number> {
  const sentAt = Date.now();
  const body = { Begin: new Date(begin * 1000).toISOString(), Beats: [...beats] };
  const { Now } = await change(sendOwnBeats, { params: { id: owner }, body }, { quiet: true, leaves: true });
  return Date.parse(Now) - (sentAt + Date.now()) / 2;
}

const isPast = (begin: number, seconds: number): boolean => begin + seconds < Date.now() / 1000 - OWN_BEATS_KEPT_SECONDS;
