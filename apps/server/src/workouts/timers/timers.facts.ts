import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ExerciseTexts } from '@clubpulse/contract/workouts/exercises/exercises';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** What a timer says of an exercise that its club has, or is offered by the platform. */
export interface KnownExercise {
  readonly ExerciseId: number;
  readonly Texts: ExerciseTexts;
  readonly MainMuscle: string;
  readonly OtherMuscles: readonly string[];
}

export const exercisesKnown = (db: Queryable, clubId: ClubId, ids: readonly number[]): Promise<KnownExercise[]> =>
  db
    .selectFrom('exercises')
    .select(['ExerciseId', 'Texts', 'MainMuscle', 'OtherMuscles'])
    .where(sql<boolean>`"ExerciseId" = any(${[...ids]}::bigint[])`)
    .where(({ eb, or, and }) => or([eb('ClubId', '=', clubId), and([eb('ClubId', 'is', null), eb('Published', '=', true)])]))
    .execute();
