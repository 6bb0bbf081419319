import type { UserId } from '@clubpulse/contract/accounts/users';
import { holdPeople } from '../../accounts/users/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { due, type HeartMinuteStore, minutesFrom } from '../heart-minutes/public.ts';
import type { Keeping, ParsedTraining } from '../recordings/public.ts';
import * as store from './activities.store.ts';
import type { ToldActivity } from './garmin-read.wire.ts';

interface ActivityParts {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'prepare'>;
  readonly keeping: Keeping;
  readonly now?: () => Date;
}
export type Activities = ReturnType<typeof createActivities>;

const recorder = (device: string) => ({ Source: 'Wearable', device }) as const;

/** Activities of a watch become trainings as files do (decision 0060): the first word makes or joins one, each later one replaces what was said. */
export function createActivities({ db, minutes, keeping, now = () => new Date() }: ActivityParts) {
  type Told = ToldActivity & { readonly training: ParsedTraining };

  const saidOf = (told: Told, inboxId: number, kept: Awaited<ReturnType<Keeping['keep']>>) => {
    const { training } = told;
    const { Distance, Calories, AverageHeartRate } = kept.said;
    return {
      RecordedAt: new Date(told.recordedAt * 1000),
      ActivityType: told.activityType,
      DeviceModel: told.device,
      ...(told.activityId === null ? {} : { ActivityId: told.activityId }),
      TrainingId: kept.TrainingId,
      Overlaps: kept.Outcome === 'Overlaps',
      TrainingType: kept.said.TrainingType,
      BeginsAt: new Date(training.begin * 1000),
      Seconds: training.seconds,
      Distance,
      Calories,
      AverageHeartRate,
      ...(training.beats.length === 0 ? {} : { BeatsFrom: new Date(training.begin * 1000), Beats: Buffer.from(training.beats) }),
      ...readMark(told, inboxId),
    };
  };

  /** A later word: about its own training, about one that she deleted, or about one that found no place. */
  async function sayAnew(trx: Queryable, known: store.ActivityRow, told: Told, inboxId: number): Promise<void> {
    const { UserId, TrainingId } = known;
    // What a summary says later takes no sample away, nor the seconds that they last.
    const training: ParsedTraining =
      told.kind === 'summary' && known.DetailsDigest !== null
        ? { ...told.training, begin: known.BeginsAt.getTime() / 1000, seconds: known.Seconds }
        : told.training;
    const whole = { ...told, training };
    if (TrainingId === null && !known.Overlaps) return store.updateActivity(trx, known, readMark(told, inboxId));
    const kept =
      TrainingId === null
        ? await keeping.keep(trx, UserId, training, recorder(told.device))
        : await keeping.replace(trx, UserId, earlierOf(known, TrainingId), training, recorder(told.device));
    // Where it would run into another training, what was said before stands.
    if (TrainingId !== null && kept.Outcome === 'Overlaps') return store.updateActivity(trx, known, readMark(told, inboxId));
    await store.updateActivity(trx, known, saidOf(whole, inboxId, kept));
  }

  return {
    /** What came through the door as number `inboxId`; said once more it changes nothing, and what is older than what was read neither. */
    async take(userId: UserId, { training, ...told }: ToldActivity, inboxId: number): Promise<void> {
      if (training === null) return;
      // Not in the transaction below, for which everybody's heart rates would wait.
      await minutes.prepare(db, minutesFrom(training.begin, training.beats, userId).minutes);
      await db.transaction().execute(async (trx) => {
        // Before anything else of hers, as whatever ends her account does.
        if (!(await holdPeople(trx, [userId])).has(userId)) return;
        // One after the other: two words about one hour find each other.
        const markedAt = await due.holdDue(trx, userId);
        if (markedAt === null) await due.deleteDue(trx, [userId]);
        const key = { UserId: userId, RecordedAt: new Date(told.recordedAt * 1000), ActivityType: told.activityType };
        const known = await store.activityOf(trx, key, told.activityId);
        const whole = { ...told, training };
        if (known === undefined) {
          const kept = await keeping.keep(trx, userId, training, recorder(told.device));
          await store.insertActivity(trx, { UserId: userId, Provider: 'Garmin', ...saidOf(whole, inboxId, kept) });
        } else if (isNews(known, whole, inboxId)) await sayAnew(trx, known, whole, inboxId);
      });
    },
    isOver: ({ begin, seconds }: ParsedTraining): boolean => (begin + seconds) * 1000 <= now().getTime(),
  };
}

const readMark = ({ kind, digest }: ToldActivity, inboxId: number) =>
  kind === 'details'
    ? { DetailsDigest: Buffer.from(digest), DetailsInboxId: inboxId }
    : { SummaryDigest: Buffer.from(digest), SummaryInboxId: inboxId };

function isNews(known: store.ActivityRow, { kind, digest }: ToldActivity, inboxId: number): boolean {
  const { DetailsInboxId: details, SummaryInboxId: summary } = known;
  // Details bring a summary along.
  const [read, at] =
    kind === 'details' ? [known.DetailsDigest, details] : [known.SummaryDigest, Math.max(details ?? 0, summary ?? 0)];
  return (at ?? 0) < inboxId && !(read !== null && Buffer.from(digest).equals(read));
}

const earlierOf = (known: store.ActivityRow, TrainingId: number) => {
  const { TrainingType, BeginsAt: Begin, Seconds, Distance, Calories, AverageHeartRate, BeatsFrom, Beats } = known;
  const End = new Date(Begin.getTime() + Seconds * 1000);
  return {
    TrainingId,
    said: { TrainingType, Begin, End, Distance, Calories, AverageHeartRate },
    heard: BeatsFrom && Beats ? { begin: BeatsFrom.getTime() / 1000, beats: Beats } : null,
  };
};
