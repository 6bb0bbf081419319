import { TYPED_HEART_RATE_MAX } from '@clubpulse/contract/accounts/profile-limits';
import type { FieldError } from '@clubpulse/contract/errors';
import { trainingTypes } from '@clubpulse/contract/training/training-types';

const trainingTypeKeys: ReadonlySet<string> = new Set(trainingTypes.map(({ Key }) => Key));

export const trainingTypeProblems = (TrainingType: string, before: string | undefined): FieldError[] =>
  trainingTypeKeys.has(TrainingType) || TrainingType === before ? [] : [{ field: 'TrainingType', key: 'training-type-unknown' }];

/** Average metres per second. No athlete is faster, even on a bicycle or skis. */
const FASTEST = 30;
/** Average kcal per minute; even an hour of a champion needs less. */
const HARDEST = 40;

interface Declared {
  readonly Begin: string;
  readonly Duration: number;
  readonly Distance: number | null;
  readonly Calories: number | null;
}

const FIRST_DAY = '1900-01-01';

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

/** The unchanged value of a recording is accepted, even if higher. */
export const averageProblems = (typed: number | null, before: number | null): FieldError[] =>
  typed === null || typed === before || typed <= TYPED_HEART_RATE_MAX
    ? []
    : [{ field: 'AverageHeartRate', key: 'number-too-high', values: { max: TYPED_HEART_RATE_MAX } }];

export const overlapProblem: FieldError = { field: 'Begin', key: 'training-overlaps' };
interface Times {
  readonly Begin: Date;
  readonly End: Date;
}
/** The times of a recording cannot change, because its heart rates and route have fixed times. */
export function recordedProblems(recorded: Times, { Begin, End }: Times): FieldError[] {
  if (Begin.getTime() !== recorded.Begin.getTime()) return [{ field: 'Begin', key: 'training-recorded' }];
  return End.getTime() === recorded.End.getTime() ? [] : [{ field: 'Duration', key: 'training-recorded' }];
}

export const recordedProblem: FieldError = { field: 'Begin', key: 'training-heard' };
