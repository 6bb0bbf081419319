import { z } from 'zod';
import { unixSecond } from '../seconds.rows.ts';
import type { StoredTraining } from '../summary.store.ts';

/** What stood where a training was declared (decision 0052). */

const heardBeforeSchema = z.object({
  /** Trainings that were heard, the one that it became first; null is a name or a type that nobody gave. */
  heard: z.array(
    z.object({
      Begin: z.coerce.date(),
      End: z.coerce.date(),
      Name: z.string().nullable(),
      TrainingType: z.string().nullable(),
      Note: z.string(),
    }),
  ),
  /** Seconds, Unix, whose trainings had been deleted. */
  deleted: z.array(z.object({ from: z.number(), to: z.number() })),
});
export type HeardBefore = z.output<typeof heardBeforeSchema>;
export type Heard = HeardBefore['heard'][number];

export const heardBefore = ({ HeardBefore }: Pick<StoredTraining, 'HeardBefore'>): HeardBefore =>
  heardBeforeSchema.parse(HeardBefore ?? { heard: [], deleted: [] });

export const keptAs = ({ heard, deleted }: HeardBefore): string | null =>
  heard.length + deleted.length === 0 ? null : JSON.stringify({ heard, deleted });

/** A training that was heard, with what somebody wrote of it. */
export const asHeard = ({ Begin, End, Name, HasOwnName, TrainingType, HasOwnType, Note }: StoredTraining): Heard => ({
  Begin,
  End,
  Name: HasOwnName ? Name : null,
  TrainingType: HasOwnType ? TrainingType : null,
  Note,
});

interface Interval {
  readonly Begin: Date;
  readonly End: Date;
}

/** What of it is in the interval too, and what is not. */
export function partedAt(
  { heard, deleted }: HeardBefore,
  { Begin, End }: Interval,
): { within: HeardBefore; outside: HeardBefore } {
  const [from, to] = [unixSecond(Begin), unixSecond(End)];
  const isHeardIn = (one: Heard) => one.Begin < End && one.End > Begin;
  const isDeletedIn = (one: HeardBefore['deleted'][number]) => one.from < to && one.to > from;
  return {
    within: { heard: heard.filter(isHeardIn), deleted: deleted.filter(isDeletedIn) },
    outside: {
      heard: heard.filter((one) => !isHeardIn(one)),
      deleted: deleted.filter((one) => !isDeletedIn(one)),
    },
  };
}
