import { TYPED_HEART_RATE_MAX } from '@clubpulse/contract/accounts/profile-limits';
import type { FieldError } from '@clubpulse/contract/errors';
import { trainingTypes } from '@clubpulse/contract/training/training-types';

/** What cannot be, of what somebody says of a training. */

const trainingTypeKeys: ReadonlySet<string> = new Set(trainingTypes.map(({ Key }) => Key));

/** A training type of the list; an older one stays where it stands (spec 3 section 3). */
export const trainingTypeProblems = (TrainingType: string, before: string | undefined): FieldError[] =>
  trainingTypeKeys.has(TrainingType) || TrainingType === before ? [] : [{ field: 'TrainingType', key: 'training-type-unknown' }];

/** Metres a second that nobody keeps up on average, on a bicycle or on skis either. */
const FASTEST = 30;
/** Kcal a minute: a champion's hour is below. */
const HARDEST = 40;

interface Declared {
  readonly Begin: string;
  readonly Duration: number;
  readonly Distance: number | null;
  readonly Calories: number | null;
}

/** Nobody who was born before it trains. */
const FIRST_DAY = '1900-01-01';

/** A declared training is over, and was done by a human being who was born: `born` is the day, null where it is not known. */
export function declaredProblems(
  { Begin, Duration, Distance, Calories }: Declared,
  now: Date,
  born: string | null = null,
): FieldError[] {
  const begin = Date.parse(Begin);
  const problems: FieldError[] = [];
  if (begin > now.getTime()) problems.push({ field: 'Begin', key: 'date-no-greater-than-now' });
  else if (begin < Date.parse(born ?? FIRST_DAY)) problems.push({ field: 'Begin', key: 'training-too-early' });
  else if (begin + Duration * 1000 > now.getTime()) problems.push({ field: 'Duration', key: 'training-not-over' });
  if (Distance !== null && Distance > FASTEST * Duration) problems.push({ field: 'Distance', key: 'training-too-fast' });
  if (Calories !== null && Calories * 60 > HARDEST * Duration)
    problems.push({ field: 'Calories', key: 'training-too-many-calories' });
  return problems;
}

/** An average that is typed, of a recording too; what a recording said itself stays as it is. */
export const averageProblems = (typed: number | null, before: number | null): FieldError[] =>
  typed === null || typed === before || typed <= TYPED_HEART_RATE_MAX
    ? []
    : [{ field: 'AverageHeartRate', key: 'number-too-high', values: { max: TYPED_HEART_RATE_MAX } }];

/** Nobody writes the same time down twice. */
export const overlapProblem: FieldError = { field: 'Begin', key: 'training-overlaps' };
interface Times {
  readonly Begin: Date;
  readonly End: Date;
}
/** A recording is of its seconds: its heart rates and its route do not go along to other ones. */
export function recordedProblems(recorded: Times, { Begin, End }: Times): FieldError[] {
  if (Begin.getTime() !== recorded.Begin.getTime()) return [{ field: 'Begin', key: 'training-recorded' }];
  return End.getTime() === recorded.End.getTime() ? [] : [{ field: 'Duration', key: 'training-recorded' }];
}

/** When a training was that was heard is not what somebody says. */
export const heardProblem: FieldError = { field: 'Begin', key: 'training-heard' };
