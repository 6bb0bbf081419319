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

/** When something was said: what came through the door before, or stood before it there, was said before. */
export interface ToldAt {
  readonly inbox: number;
  readonly entry: number;
  readonly receivedAt: Date;
}
interface Told {
  /** Unix. */
  readonly recordedAt: number;
  /** "Garmin", and the model where it is known. */
  readonly device: string;
  /** SHA-256 of what was said. */
  readonly digest: Uint8Array;
}
/** What a provider says of a day, a night, a quarter of an hour: figures and samples as the contract names them. */
export interface ToldSummary extends Told {
  readonly kind: store.SummaryKind;
  /** Tells slices of one quarter of an hour apart; else empty. */
  readonly activityType: string;
  readonly offset: number;
  readonly seconds: number;
  readonly day: string;
  readonly figures: object;
  readonly samples: object;
}
/** What it says of her scale. */
export interface ToldScale extends Told {
  readonly values: MeasureInput['Values'];
}

interface IntakeParts {
  readonly db: Database;
  readonly measures: Pick<Measures, 'keepOfScale'>;
  readonly now?: () => Date;
}
export type HealthIntake = ReturnType<typeof createHealthIntake>;

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.from(one).equals(Buffer.from(other));

/** Keeps what a watch says as long as its wearer lets it be kept (decision 0101). */
export function createHealthIntake({ db, measures, now = () => new Date() }: IntakeParts) {
  /** Of who lets it be kept; her withdrawal waits for what is being written, and nothing is written after it. */
  const whileKept = (userId: UserId, write: (trx: Queryable) => Promise<void>): Promise<void> =>
    db.transaction().execute(async (trx) => {
      if (!(await holdPeople(trx, [userId])).has(userId)) return;
      if (store.isKeeping(await store.lastIntake(trx, userId))) await write(trx);
    });

  return {
    /** Said once more it changes nothing, and what was said before what is kept neither. */
    take: (userId: UserId, told: ToldSummary, { inbox, entry, receivedAt }: ToldAt): Promise<void> =>
      whileKept(userId, (trx) =>
        store.keepSummary(trx, {
          UserId: userId,
          Provider: 'Garmin',
          Kind: told.kind,
          RecordedAt: new Date(told.recordedAt * 1000),
          ActivityType: told.activityType,
          OffsetSeconds: told.offset,
          Seconds: told.seconds,
          Day: told.day,
          DeviceModel: told.device,
          Figures: JSON.stringify(told.figures),
          Samples: JSON.stringify(told.samples),
          ReceivedAt: receivedAt,
          Digest: Buffer.from(told.digest),
          InboxId: inbox,
          Entry: entry,
        }),
      ),

    /** Becomes measures of hers. What she corrected since stays as she said it, what she deleted stays away. */
    takeScale: (userId: UserId, told: ToldScale, { inbox, entry }: ToldAt): Promise<void> =>
      whileKept(userId, async (trx) => {
        const recordedAt = new Date(told.recordedAt * 1000);
        const known = await scales.scaleAt(trx, userId, recordedAt);
        const isBefore = known && (known.InboxId > inbox || (known.InboxId === inbox && known.Entry >= entry));
        if (isBefore || (known && isSame(known.Digest, told.digest))) return;
        const input = { TimeStamp: recordedAt.toISOString(), Values: told.values, DeviceModel: told.device };
        const before = known && { eventId: known.MeasureEventId, Values: known.Said };
        await scales.keepScale(trx, {
          UserId: userId,
          Provider: 'Garmin',
          RecordedAt: recordedAt,
          MeasureEventId: await measures.keepOfScale(trx, userId, input, before),
          Said: JSON.stringify(told.values),
          Digest: Buffer.from(told.digest),
          InboxId: inbox,
          Entry: entry,
        });
      }),

    /** Her yes or no; the same again is not written down again. Refused: a yes to an older text. */
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

    /** Her watch is connected no more: what would come of another one she is asked anew. */
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
