import type { UserId } from '@clubpulse/contract/accounts/users';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { OpenPlace, OwnPlace } from '@clubpulse/contract/live/own-strap/own-places';
import { hasBeatInSession, isSessionRunningAt, isThere, type SessionTime } from '@clubpulse/rules/live/own-strap/own-place';
import { mayBeStored } from '@clubpulse/rules/live/own-strap/own-strap';
import type { Logger } from 'pino';
import type { Consents } from '../../accounts/consents/public.ts';
import { holdPeople } from '../../accounts/users/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type HeartMinuteStore, type HeartMinutes, MINUTE_SECONDS, minutesFrom } from '../../training/heart-minutes/public.ts';
import { notReceived } from '../../training/trainings/public.ts';
import type { LiveNow } from '../board/public.ts';
import { seatsWhile } from '../class-sessions/public.ts';
import { joinedWhile } from '../live-trainings/public.ts';

type Options = {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'read' | 'readEach' | 'store' | 'prepare'>;
  readonly consents: Pick<Consents, 'sharing'>;
  readonly live: Pick<LiveNow, 'hearOwn'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly now?: () => Date;
};
export type OwnStraps = ReturnType<typeof createOwnStraps>;

interface Sent {
  readonly Begin: string;
  readonly Beats: readonly number[];
  readonly Place?: OwnPlace | undefined;
}
interface Answer {
  readonly Now: string;
  readonly IsThere: boolean;
}
interface Claim {
  readonly place: OwnPlace;
  readonly whiles: readonly SessionTime[];
}

const unix = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Readings are stored before they are acknowledged. Trainings are computed as from readings of bridges. */
export function createOwnStraps({ db, minutes, consents, live, log, now = () => new Date() }: Options) {
  /** Times of classes or live trainings of the athlete at this place. Refuses readings outside these times. */
  async function claimOf(userId: UserId, place: OwnPlace, rows: HeartMinutes): Promise<Claim | Refusal> {
    const [first, last] = [Math.min(...rows.minutes), Math.max(...rows.minutes) + MINUTE_SECONDS];
    const whiles = (await partOf(db, userId, new Date(first * 1000), new Date(last * 1000)))
      .filter(({ ClubId, DisplayGroupId }) => ClubId === place.ClubId && DisplayGroupId === place.DisplayGroupId)
      .map(({ From, Until }) => ({ from: unix(From), until: Until && unix(Until) }));
    const isOn = rows.minutes.some((minute, row) =>
      hasBeatInSession({ minute, beats: rows.beats[row] ?? new Uint8Array() }, whiles),
    );
    if (!isOn) return refuse('OwnPlaceNothingOn', { errors: [{ field: 'Place', key: 'error.OwnPlaceNothingOn' }] });
    if (!(await consents.sharing(place.ClubId, [userId], 'HeartRate')).has(userId))
      return refuse('OwnPlaceNotShared', { errors: [{ field: 'Place', key: 'error.OwnPlaceNotShared' }] });
    return { place, whiles };
  }

  async function notify(userId: UserId, { place, whiles }: Claim, begin: number, beats: readonly number[], rows: HeartMinutes) {
    const there = new Set(rows.minutes.filter((_, row) => rows.clubIds[row] === place.ClubId));
    const isHere = (second: number) =>
      isSessionRunningAt(second, whiles) && there.has(Math.floor(second / MINUTE_SECONDS) * MINUTE_SECONDS);
    const received = beats.map((bpm, index) => (isHere(begin + index) ? bpm : 0));
    if (!received.some((bpm) => bpm > 0)) return;
    const own = { clubId: place.ClubId, roomId: place.DisplayGroupId, userId, begin, beats: received };
    await live.hearOwn(own).catch((error: unknown) => {
      log.warn({ err: error, clubId: place.ClubId }, 'readings of an athlete’s own device are stored, and could not be shown');
    });
  }

  return {
    async send(userId: UserId, { Begin, Beats, Place }: Sent): Promise<Answer | Refusal> {
      const moment = now();
      const begin = Math.floor(Date.parse(Begin) / 1000);
      if (!mayBeStored(begin, Beats, unix(moment))) return refuse('OwnBeatsTimes');
      const rows = minutesFrom(begin, Uint8Array.from(Beats), userId);
      const Now = moment.toISOString();
      if (rows.minutes.length === 0) return { Now, IsThere: false };
      const claim = Place && (await claimOf(userId, Place, rows));
      if (isRefusal(claim)) return claim;
      await minutes.prepare(db, rows.minutes);
      const stored = await db.transaction().execute(async (trx) => {
        if (!(await holdPeople(trx, [userId])).has(userId)) return undefined;
        const ofPlaces = claim ? await placed(minutes, trx, userId, rows, claim) : rows;
        // Leaves out seconds that a bridge has received, because bridges have precedence.
        await minutes.store(trx, await notReceived(trx, minutes, userId, ofPlaces));
        return ofPlaces;
      });
      if (!stored) return refuse('NotFound');
      if (!claim) return { Now, IsThere: false };
      await notify(userId, claim, begin, Beats, stored);
      const newest = begin + Beats.findLastIndex((bpm) => bpm > 0);
      return { Now, IsThere: stored.clubIds.at(-1) === claim.place.ClubId && isSessionRunningAt(newest, claim.whiles) };
    },

    places: (userId: UserId) => places(now, consents, db, userId),
  };
}

async function placed(
  minutes: Options['minutes'],
  trx: Queryable,
  userId: UserId,
  rows: HeartMinutes,
  { place, whiles }: Claim,
): Promise<HeartMinutes> {
  const [first, last] = [Math.min(...rows.minutes) - MINUTE_SECONDS, Math.max(...rows.minutes) + MINUTE_SECONDS - 1];
  const received = await minutes.read(trx, userId, first, last);
  const elsewhere = new Set(
    received.filter(({ ClubId }) => ClubId !== null && ClubId !== place.ClubId).map(({ Minute }) => Minute),
  );
  const there = rows.minutes.map((minute, row) =>
    isThere({ minute, beats: rows.beats[row] ?? new Uint8Array() }, whiles, elsewhere),
  );
  return {
    ...rows,
    clubIds: there.map((isHere) => (isHere ? place.ClubId : null)),
    roomIds: there.map((isHere) => (isHere ? place.DisplayGroupId : null)),
  };
}

async function places(now: () => Date, consents: Options['consents'], db: Database, userId: UserId): Promise<OpenPlace[]> {
  const moment = now();
  const on = (await partOf(db, userId, moment, moment)).toSorted((a, b) => a.From.getTime() - b.From.getTime());
  const shared = new Set<number>();
  for (const clubId of new Set(on.map(({ ClubId }) => ClubId)))
    if ((await consents.sharing(clubId, [userId], 'HeartRate')).has(userId)) shared.add(clubId);
  return on.map(({ From: _from, Until, ...place }) => ({
    ...place,
    EndsAt: Until?.toISOString() ?? null,
    IsShared: shared.has(place.ClubId),
  }));
}

const partOf = async (db: Database, userId: UserId, from: Date, to: Date) =>
  (await Promise.all([joinedWhile(db, userId, from, to), seatsWhile(db, userId, from, to)])).flat();
