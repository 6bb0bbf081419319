import { SILENCE_SECONDS, TRAINING_MIN_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import type { Stretch } from '@clubpulse/rules/training/trainings/stretches';
import type { StoredMinute } from '../heart-minutes/public.ts';
import type { Part, PlacedPart } from './parts.store.ts';
import type { StoredTraining } from './summaries/summary.store.ts';
import type { TrainingRow } from './trainings.store.ts';

/** What one club heard of a training, with the minutes it was heard in. */
export interface HeardIn {
  readonly ClubId: number;
  readonly stretch: Stretch;
  readonly minutes: readonly StoredMinute[];
}

type Declared = Pick<StoredTraining, 'Source' | 'ClubSaidByStaff' | 'SaidClubId'>;

/**
 * What each club heard of a training that is not that club's alone: it was heard somewhere else too, a file or a wearable brought it, or she
 * wrote down that it was longer. None of one that a single club heard and nobody else knows more about, nor of one that no club heard and
 * she says was in one. `clubId`: of which it counts.
 */
export function partsOf(
  stretch: Stretch,
  minutes: readonly StoredMinute[],
  training: Declared | undefined,
  clubId: number | null,
): HeardIn[] {
  const places = Map.groupBy(
    minutes.filter((minute) => isHeardIn(minute, stretch)),
    ({ ClubId }) => ClubId,
  );
  const heard = [...places].flatMap(([ClubId, own]) => (ClubId === null ? [] : [heardIn(ClubId, own, stretch)]));
  // What no other club heard and she says was in one is that club's, the whole of it: she said so (decision 0113).
  const isSaidThere = training?.SaidClubId === clubId && heard.every(({ ClubId }) => ClubId === clubId);
  const isHersToSay = training?.ClubSaidByStaff === false && (heard.length === 0 || isSaidThere);
  if (isHersToSay) return [];
  // Else it is the club's because somebody said so; what was heard of it was heard elsewhere.
  if (clubId !== null && places.size > 0 && !places.has(clubId))
    heard.push({ ClubId: clubId, stretch: { ...stretch, beats: new Uint8Array(stretch.beats.length) }, minutes: [] });
  const isElsewhere = places.size > 1 || heard.some((one) => !places.has(one.ClubId));
  return isElsewhere || heard.some((one) => isBrought(training, one.stretch, stretch)) ? heard : [];
}

function isBrought(training: Declared | undefined, part: Stretch, { begin, end }: Stretch): boolean {
  if (training === undefined || training.Source === 'Heart') return false;
  if (training.Source !== 'Hand') return true;
  return Math.max(part.begin - begin, end - part.end) >= SILENCE_SECONDS;
}

const isHeardIn = ({ Minute, Beats }: StoredMinute, { begin, end }: Stretch): boolean =>
  // First what most of them are not: an athlete's minutes of years are asked for each of her trainings.
  Minute < end &&
  Minute + Beats.length > begin &&
  Beats.some((bpm, second) => bpm > 0 && Minute + second >= begin && Minute + second < end);

function heardIn(ClubId: number, minutes: readonly StoredMinute[], { begin, end, beats }: Stretch): HeardIn {
  const own = new Uint8Array(beats.length);
  for (const { Minute, Beats } of minutes)
    for (let second = Math.max(Minute, begin); second < Math.min(Minute + Beats.length, end); second++)
      if (Beats[second - Minute]) own[second - begin] = beats[second - begin] ?? 0;
  const isHeard = (bpm: number) => bpm > 0;
  const first = Math.max(0, own.findIndex(isHeard));
  const last = own.findLastIndex(isHeard) + 1;
  return { ClubId, minutes, stretch: { begin: begin + first, end: begin + last, beats: own.slice(first, last) } };
}

/** A minute or more of it was heard. */
export const isLong = ({ Duration, GapTime }: Pick<Part, 'Duration' | 'GapTime'>): boolean =>
  Duration - GapTime >= TRAINING_MIN_SECONDS;

/**
 * As it is told to each club that it is told to: of what was not one club's alone to each its part; a few seconds in passing are told to nobody. What
 * counts for no club is told as the whole to none.
 */
export const toldTo = <One extends { readonly ClubId: number | null }>(whole: One, parts: readonly Part[]): One[] =>
  parts.length === 0
    ? [whole]
    : [
        ...(whole.ClubId === null ? [whole] : []),
        ...parts.filter((part) => part.ClubId === whole.ClubId || isLong(part)).map((part) => ({ ...whole, ...part })),
      ];

/** The training as a club knows it that sees its own part alone: without her words, and what a file or a hand said of it. */
export const asPart = <Row extends TrainingRow>(row: Row, part: PlacedPart): Row => ({
  ...row,
  ...part,
  // What others of another club trained in with her is theirs.
  GroupTrainingId: part.ClubId === row.GroupClubId ? row.GroupTrainingId : null,
  HeardTo: null,
  HasRoute: false,
  HasOwnName: false,
  HasOwnType: false,
  Note: '',
  Distance: null,
  Source: 'Heart',
  SourceName: '',
  DeclaredById: null,
  DeclaredBegin: null,
  DeclaredEnd: null,
  DeclaredHeartRate: null,
  DeclaredCalories: null,
  HeardBefore: null,
});
