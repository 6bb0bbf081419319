import type { Span } from '@clubpulse/rules/training/trainings/joined';
import { z } from 'zod';
import { unixSecond } from '../seconds.rows.ts';
import type { StoredTraining } from '../summaries/summary.store.ts';

/** What stood where a training was declared (decision 0052), and what of it was only a word. */

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
  /**
   * Seconds, Unix, of the files of parts of what a hand wrote down, in order and each once: its times are that word still, and only these are
   * known. None where it was never written by hand, or a file has all of it.
   */
  recorded: z.array(z.object({ begin: z.number(), end: z.number() })).default([]),
  /** When a hand said that it was, before files said more of it: each of them is measured by that. */
  slip: z.object({ begin: z.number(), end: z.number() }).optional(),
});
export type HeardBefore = z.output<typeof heardBeforeSchema>;
export type Heard = HeardBefore['heard'][number];
type StoodThere = Pick<HeardBefore, 'heard' | 'deleted'>;
/** What was only a word, and what files say of it. */
export interface Words extends Pick<HeardBefore, 'slip'> {
  readonly recorded: readonly Span[];
}

export const heardBefore = ({ HeardBefore }: Pick<StoredTraining, 'HeardBefore'>): HeardBefore =>
  heardBeforeSchema.parse(HeardBefore ?? { heard: [], deleted: [] });

/** Whether its times are somebody's word: nobody recorded it, or only parts of it. */
export const isTimedByHand = (training: Pick<StoredTraining, 'Source' | 'HeardBefore'>): boolean =>
  training.Source === 'Hand' || heardBefore(training).recorded.length > 0;

/** When a hand said that it was; undefined where none did, or a file had said more of it before that was kept. */
export function slipOf(
  training: Pick<StoredTraining, 'Source' | 'HeardBefore' | 'DeclaredBegin' | 'DeclaredEnd'>,
): Span | undefined {
  const { DeclaredBegin, DeclaredEnd } = training;
  const { slip } = heardBefore(training);
  if (slip !== undefined || !isTimedByHand(training) || DeclaredBegin === null || DeclaredEnd === null) return slip;
  return { begin: unixSecond(DeclaredBegin), end: unixSecond(DeclaredEnd) };
}

export const keptAs = ({ heard, deleted }: StoodThere, { recorded, slip }: Words): string | null =>
  heard.length + deleted.length + recorded.length === 0 && slip === undefined
    ? null
    : JSON.stringify({ heard, deleted, recorded, slip });

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
export function partedAt({ heard, deleted }: StoodThere, { Begin, End }: Interval): { within: StoodThere; outside: StoodThere } {
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

/**
 * Staff wrote it down, and she has not said it herself: they correct it, and take it back. What else she has of that time is a training of its own
 * until she saves this one (decision 0160).
 */
export const isSlip = (training: Pick<StoredTraining, 'Source' | 'ClubSaidByStaff'>): boolean =>
  training.ClubSaidByStaff && training.Source === 'Hand';

/** Her minutes of the time of a training that are that training's: of what staff wrote down nothing that was heard is. */
export const minutesOfIt = <Minute>(
  training: Pick<StoredTraining, 'Source' | 'ClubSaidByStaff'>,
  minutes: readonly Minute[],
): readonly Minute[] => (isSlip(training) ? [] : minutes);
