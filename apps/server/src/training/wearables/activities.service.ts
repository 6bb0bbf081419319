import type { UserId } from '@clubpulse/contract/accounts/users';
import { holdPeople } from '../../accounts/users/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { due } from '../heart-minutes/public.ts';
import type { ParsedTraining, RecordingWriter } from '../recordings/public.ts';
import * as store from './activities.store.ts';
import type { ReportedActivity } from './garmin-read.wire.ts';

interface ActivityParts {
  readonly db: Database;
  readonly keeping: RecordingWriter;
  readonly now?: () => Date;
}
export type Activities = ReturnType<typeof createActivities>;

export interface Order {
  readonly inbox: number;
  readonly entry: number;
}

const recorder = (device: string) => ({ Source: 'Wearable', device }) as const;

/** The first message about an activity creates the training, later ones replace its values (decision 0060). */
export function createActivities({ db, keeping, now = () => new Date() }: ActivityParts) {
  type Reported = ReportedActivity & { readonly training: ParsedTraining };

  const fieldsOf = (notified: Reported, at: Order, stored: Awaited<ReturnType<RecordingWriter['replace']>>) => {
    const { training } = notified;
    const { Distance, Calories, AverageHeartRate } = stored.entered;
    return {
      RecordedAt: new Date(notified.recordedAt * 1000),
      ActivityType: notified.activityType,
      DeviceModel: notified.device,
      ...(notified.activityId === null ? {} : { ActivityId: notified.activityId }),
      TrainingId: stored.TrainingId,
      TrainingType: stored.entered.TrainingType,
      BeginsAt: new Date(training.begin * 1000),
      Seconds: training.seconds,
      Distance,
      Calories,
      AverageHeartRate,
      ...readMark(notified, at),
    };
  };

  /** A training that the athlete deleted is not restored. */
  async function rewrite(trx: Queryable, known: store.ActivityRow, notified: Reported, at: Order): Promise<void> {
    const { UserId, TrainingId } = known;
    if (TrainingId === null) return store.updateActivity(trx, known, readMark(notified, at));
    // A summary has no samples, so it does not replace stored samples.
    const training: ParsedTraining =
      notified.kind === 'summary' && known.DetailsDigest !== null
        ? { ...notified.training, begin: known.BeginsAt.getTime() / 1000, seconds: known.Seconds }
        : notified.training;
    const earlier = { TrainingId, entered: enteredBefore(known) };
    const stored = await keeping.replace(trx, UserId, earlier, training, recorder(notified.device));
    await store.updateActivity(trx, known, fieldsOf({ ...notified, training }, at, stored));
  }

  return {
    /** Idempotent: an older message is ignored. */
    async take(userId: UserId, { training, ...notified }: ReportedActivity, at: Order): Promise<void> {
      if (training === null) return;
      await db.transaction().execute(async (trx) => {
        // The user is locked first, as in the deletion of an account, to prevent deadlocks.
        if (!(await holdPeople(trx, [userId])).has(userId)) return;
        const markedAt = await due.holdDue(trx, userId);
        if (markedAt === null) await due.deleteDue(trx, [userId]);
        const key = { UserId: userId, RecordedAt: new Date(notified.recordedAt * 1000), ActivityType: notified.activityType };
        const known = await store.activityOf(trx, key, notified.activityId);
        const complete = { ...notified, training };
        if (known === undefined) {
          const stored = await keeping.keep(trx, userId, training, recorder(notified.device));
          await store.insertActivity(trx, { UserId: userId, Provider: 'Garmin', ...fieldsOf(complete, at, stored) });
        } else if (isNews(known, complete, at)) await rewrite(trx, known, complete, at);
      });
    },
    isOver: ({ begin, seconds }: ParsedTraining): boolean => (begin + seconds) * 1000 <= now().getTime(),
  };
}

const readMark = ({ kind, digest }: ReportedActivity, { inbox, entry }: Order) =>
  kind === 'details'
    ? { DetailsDigest: Buffer.from(digest), DetailsInboxId: inbox, DetailsEntry: entry }
    : { SummaryDigest: Buffer.from(digest), SummaryInboxId: inbox, SummaryEntry: entry };

const isBefore = (one: Order, other: Order): boolean =>
  one.inbox < other.inbox || (one.inbox === other.inbox && one.entry < other.entry);

function isNews(known: store.ActivityRow, { kind, digest }: ReportedActivity, at: Order): boolean {
  const details = { inbox: known.DetailsInboxId ?? 0, entry: known.DetailsEntry };
  const summary = { inbox: known.SummaryInboxId ?? 0, entry: known.SummaryEntry };
  const last = kind === 'details' || isBefore(summary, details) ? details : summary;
  const read = kind === 'details' ? known.DetailsDigest : known.SummaryDigest;
  return isBefore(last, at) && !(read !== null && Buffer.from(digest).equals(read));
}

const enteredBefore = ({ TrainingType, BeginsAt, Seconds, Distance, Calories, AverageHeartRate }: store.ActivityRow) => ({
  TrainingType,
  Begin: BeginsAt,
  End: new Date(BeginsAt.getTime() + Seconds * 1000),
  Distance,
  Calories,
  AverageHeartRate,
});
