import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { PAUSES_MAX, type TrainingSource } from '@clubpulse/contract/training/trainings';
import { lengthOf, longestOf } from '@clubpulse/rules/training/recordings/pauses';
import type { Span } from '@clubpulse/rules/training/trainings/joined';
import { dateOfSecond, unixSecond } from '../seconds.rows.ts';
import type { StoredTraining } from '../summaries/summary.store.ts';
import type { Heard } from './heard-before.rows.ts';

/** What somebody says of a training: that it was, when, and what no heart rate tells. */
export interface Said {
  readonly TrainingType: string;
  /** Empty: as the place or the class is called where it was heard. */
  readonly Name: string;
  readonly Note: string;
  readonly Begin: Date;
  readonly End: Date;
  /** Metres. */
  readonly Distance: number | null;
  readonly AverageHeartRate: number | null;
  readonly Calories: number | null;
}
export interface Declaration extends Said {
  readonly UserId: UserId;
  /** Where it was, unless it was heard somewhere else; null: in no club. */
  readonly ClubId: ClubId | null;
  readonly Source: Exclude<TrainingSource, 'Heart'>;
  /** What recorded it, in its own words. */
  readonly SourceName: string;
  /** Null: she herself, or a source of hers. */
  readonly DeclaredById: UserId | null;
  /** The seconds whose heart rates it brought along; absent: nobody recorded any, and all that is stored for its time counts. */
  readonly heard?: readonly Span[];
  /** When its recorder stood still, Unix; undefined: nobody says. */
  readonly pauses?: readonly Span[] | undefined;
}

/** What a file or a wearable says of a training that was declared already. */
export type Recorded = Pick<
  Declaration,
  'Begin' | 'End' | 'Distance' | 'AverageHeartRate' | 'Calories' | 'SourceName' | 'heard' | 'pauses'
> & {
  readonly Source: 'File' | 'Wearable';
};
/** What a wearable said of a training: when it was, of what kind, and its figures. */
export type SaidBefore = Pick<Declaration, 'TrainingType' | 'Begin' | 'End' | 'Distance' | 'AverageHeartRate' | 'Calories'>;

export interface Interval {
  readonly UserId: UserId;
  readonly Begin: Date;
  readonly End: Date;
}

/** The calories know of every pause, a page of the longest. */
export const pausesSaid = (pauses: readonly Span[]) => ({
  PauseTime: lengthOf(pauses),
  Pauses: JSON.stringify(longestOf(pauses, PAUSES_MAX)),
});

export const wholeSecond = (instant: Date): Date => dateOfSecond(unixSecond(instant));

export const spanOf = ({ Begin, End }: Pick<Heard, 'Begin' | 'End'>): Span => ({
  begin: unixSecond(Begin),
  end: unixSecond(End),
});

export const earliest = (
  one: { readonly Begin: Date; readonly End: Date },
  other: { readonly Begin: Date; readonly End: Date },
) => ({
  Begin: one.Begin < other.Begin ? one.Begin : other.Begin,
  End: one.End > other.End ? one.End : other.End,
});

/** A name that somebody gave; one that is said again as the place or the class gave it stays theirs: who opens a link learns neither. */
export const isOwnName = (Name: string, before: Pick<StoredTraining, 'Name' | 'HasOwnName'> | undefined): boolean =>
  Name !== '' && (before === undefined || before.HasOwnName || Name !== before.Name);

export const declaredColumns = (
  { Begin, End, AverageHeartRate, Calories, Distance, Note, Name, TrainingType }: Said,
  before?: StoredTraining,
) => ({
  Name,
  TrainingType,
  Note,
  Distance,
  HasOwnName: isOwnName(Name, before),
  HasOwnType: true,
  DeclaredBegin: Begin,
  DeclaredEnd: End,
  DeclaredHeartRate: AverageHeartRate,
  DeclaredCalories: Calories,
});

type Times = Pick<StoredTraining, 'DeclaredBegin' | 'DeclaredEnd'>;

/** When it was by somebody's word, who says anew when the whole was: an end that is said as it stands may be a file's. */
export function movedTo(word: Span, { DeclaredBegin, DeclaredEnd }: Times, says: Span): Span {
  const movedEdge = (edge: number, stands: Date | null, said: number) =>
    stands !== null && unixSecond(stands) === said ? edge : said;
  return { begin: movedEdge(word.begin, DeclaredBegin, says.begin), end: movedEdge(word.end, DeclaredEnd, says.end) };
}
