import type { UserId } from '@clubpulse/contract/accounts/users';
import type { HealthKeep } from '@clubpulse/contract/body/health/health';
import { HEALTH_TEXT_VERSION } from '@clubpulse/contract/body/health/health';
import type { MeasureInput } from '@clubpulse/contract/body/measures/measures';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import { holdPeople } from '../../accounts/users/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Measures } from '../measures/public.ts';
import * as store from './health.store.ts';
import * as scales from './scales.store.ts';

export interface ReportedAt {
  readonly inbox: number;
  readonly entry: number;
  readonly receivedAt: Date;
}
interface Reading {
  /** Unix seconds. */
  readonly recordedAt: number;
  readonly device: string;
  /** SHA-256 of the received data. */
  readonly digest: Uint8Array;
}
export interface ReportedSummary extends Reading {
  readonly kind: store.SummaryKind;
  readonly activityType: string;
  readonly offset: number;
  readonly seconds: number;
  readonly day: string;
  readonly figures: object;
  readonly samples: object;
}
export interface ReportedScale extends Reading {
  readonly values: MeasureInput['Values'];
}

interface IntakeParts {
  readonly db: Database;
  readonly measures: Pick<Measures, 'keepOfScale'>;
  readonly now?: () => Date;
}
export type HealthIntake = ReturnType<typeof createHealthIntake>;

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.from(one).equals(Buffer.from(other));

/** Stores health data only while the athlete consents (decision 0101). */
export function createHealthIntake({ db, measures, now = () => new Date() }: IntakeParts) {
  return {
    /** Stores a summary once, however often it is sent. A summary that was sent before the stored one is ignored. */
    take: (userId: UserId, summary: ReportedSummary, input: ReportedAt) => take(db, userId, summary, input),

    /** A repeated value does not undo a correction or deletion by the athlete. */
    takeScale: (userId: UserId, summary: ReportedScale, { inbox, entry }: ReportedAt): Promise<void> =>
      whileStored(db, userId, async (trx) => {
        const recordedAt = new Date(summary.recordedAt * 1000);
        const known = await scales.scaleAt(trx, userId, recordedAt);
        const isBefore = known && (known.InboxId > inbox || (known.InboxId === inbox && known.Entry >= entry));
        if (isBefore || (known && isSame(known.Digest, summary.digest))) return;
        const input = { TimeStamp: recordedAt.toISOString(), Values: summary.values, DeviceModel: summary.device };
        const before = known && { eventId: known.MeasureEventId, Values: known.Said };
        await scales.storeScale(trx, {
          UserId: userId,
          Provider: 'Garmin',
          RecordedAt: recordedAt,
          MeasureEventId: await measures.keepOfScale(trx, userId, input, before),
          Said: JSON.stringify(summary.values),
          Digest: Buffer.from(summary.digest),
          InboxId: inbox,
          Entry: entry,
        });
      }),

    async set(userId: UserId, { Granted, Version }: HealthKeep, Language: Language): Promise<Refusal | undefined> {
      if (Granted && Version !== HEALTH_TEXT_VERSION)
        return refuse('ValidationFailed', { errors: [{ field: 'Version', key: 'invalid-value' }] });
      return db.transaction().execute(async (trx) => {
        if (!(await holdPeople(trx, [userId])).has(userId)) return refuse('NotFound');
        const last = await store.lastIntake(trx, userId);
        if (last === undefined || store.isKeeping(last) !== Granted)
          await store.insertIntake(trx, { UserId: userId, Granted, Version, Language, At: now() });
        return undefined;
      });
    },

    /** Ends the consent when the wearable is disconnected. Another wearable needs a new consent. */
    async end(trx: Queryable, userId: UserId): Promise<void> {
      await holdPeople(trx, [userId]);
      const last = await store.lastIntake(trx, userId);
      if (!last?.Granted) return;
      const { Version, Language } = last;
      await store.insertIntake(trx, { UserId: userId, Granted: false, Version, Language, At: now() });
    },

    deleteAll: (userId: UserId): Promise<Refusal | undefined> =>
      db.transaction().execute(async (trx) => {
        await holdPeople(trx, [userId]);
        return (await store.deleteSummaries(trx, userId)) ? undefined : refuse('NotFound');
      }),
  };
}

const take = (db: Database, userId: UserId, summary: ReportedSummary, { inbox, entry, receivedAt }: ReportedAt): Promise<void> =>
  whileStored(db, userId, (trx) =>
    store.storeSummary(trx, {
      UserId: userId,
      Provider: 'Garmin',
      Kind: summary.kind,
      RecordedAt: new Date(summary.recordedAt * 1000),
      ActivityType: summary.activityType,
      OffsetSeconds: summary.offset,
      Seconds: summary.seconds,
      Day: summary.day,
      DeviceModel: summary.device,
      Figures: JSON.stringify(summary.figures),
      Samples: JSON.stringify(summary.samples),
      ReceivedAt: receivedAt,
      Digest: Buffer.from(summary.digest),
      InboxId: inbox,
      Entry: entry,
    }),
  );

/** A withdrawal of the consent waits for running writes and prevents later ones. */
const whileStored = (db: Database, userId: UserId, write: (trx: Queryable) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await holdPeople(trx, [userId])).has(userId)) return;
    if (store.isKeeping(await store.lastIntake(trx, userId))) await write(trx);
  });
