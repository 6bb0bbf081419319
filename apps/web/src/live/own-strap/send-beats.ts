import type { OwnPlace } from '@clubpulse/contract/live/own-strap/own-places';
import { sendOwnBeats } from '@clubpulse/contract/live/own-strap/own-strap.calls';
import { OWN_BEATS_STORED_SECONDS } from '@clubpulse/rules/live/own-strap/own-strap';
import { ApiError, change } from '../../platform/api.ts';
import { createCell } from '../../platform/cell.ts';
import { isWorthWaiting } from '../../platform/reach/outbox.ts';
import { createTries } from '../../platform/reach/tries.ts';
import { isReceivedByAnotherTab } from './one-tab.ts';
import {
  type Batch,
  callByServerTime,
  dropBatch,
  dropBefore,
  forgetPlace,
  nextBatch,
  waitsForServerTime,
} from './queued-beats.ts';

/** Smaller clock differences (ms) count as network delay. */
const SAME_CLOCK_MS = 2000;

export interface Sent {
  readonly error: ApiError | null;
  /** Seconds with a heart rate that the server no longer accepts. */
  readonly dropped: number;
  readonly notThere: { readonly place: OwnPlace; readonly refusal: ApiError | null } | null;
}

export const tries = createTries();

/** Milliseconds by which the server's clock is ahead. Null until known. */
export const serverOffset = createCell<number | null>(null);

let running: Promise<Sent> | null = null;

export function sendQueuedBeats(owner: number): Promise<Sent> {
  running ??= sendAll(owner).finally(() => {
    running = null;
  });
  return running;
}

async function sendAll(owner: number): Promise<Sent> {
  let dropped = 0;
  let notThere: Sent['notThere'] = null;
  // This tab does not send while another tab sends, because two senders would delete each other's sent seconds.
  if (await isReceivedByAnotherTab(owner)) {
    tries.over(false);
    return { error: null, dropped, notThere };
  }
  try {
    if (waitsForServerTime(owner)) {
      const known = serverOffset.get() ?? (await askOffset(owner));
      callByServerTime(owner, Math.round(known / 1000));
    }
    // Minutes that the server no longer accepts are deleted, because they would block all later minutes.
    const now = Math.floor((Date.now() + (serverOffset.get() ?? 0)) / 1000);
    dropped = dropBefore(owner, now - OWN_BEATS_STORED_SECONDS + 60);
    for (let batch = nextBatch(owner); batch !== undefined; batch = nextBatch(owner)) {
      notThere = await sendBatch(owner, batch);
    }
    tries.over(false);
    return { error: null, dropped, notThere };
  } catch (error) {
    tries.over(isWorthWaiting(error));
    if (error instanceof ApiError) return { error, dropped, notThere };
    throw error;
  }
}

/** Seconds whose place is refused are sent again without a club. */
async function sendBatch(owner: number, batch: Batch): Promise<Sent['notThere']> {
  const { place } = batch;
  try {
    const { IsThere } = await sendOne(owner, batch);
    dropBatch(owner, batch);
    return place === null || IsThere ? null : { place, refusal: null };
  } catch (error) {
    const isOfPlace = error instanceof ApiError && (error.is('OwnPlaceNothingOn') || error.is('OwnPlaceNotShared'));
    if (place === null || !isOfPlace) throw error;
    forgetPlace(owner, place);
    await sendOne(owner, { ...batch, place: null });
    dropBatch(owner, batch);
    return { place, refusal: error };
  }
}

/** Sends no readings. Rejects when the server is unreachable. */
export const askOffset = async (owner: number): Promise<number> =>
  (await sendOne(owner, { begin: Math.floor(Date.now() / 1000), beats: [], place: null })).offset;

async function sendOne(owner: number, { begin, beats, place }: Batch): Promise<{ IsThere: boolean; offset: number }> {
  const sentAt = Date.now();
  const body = { Begin: new Date(begin * 1000).toISOString(), Beats: [...beats], ...(place && { Place: place }) };
  const { Now, IsThere } = await change(sendOwnBeats, { params: { id: owner }, body }, { quiet: true, leaves: true });
  const found = Date.parse(Now) - (sentAt + Date.now()) / 2;
  const known = serverOffset.get();
  const offset = known !== null && Math.abs(found - known) <= SAME_CLOCK_MS ? known : Math.abs(found) > SAME_CLOCK_MS ? found : 0;
  serverOffset.set(offset);
  return { IsThere, offset };
}
