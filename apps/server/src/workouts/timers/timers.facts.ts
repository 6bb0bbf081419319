import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ExerciseTexts } from '@clubpulse/contract/workouts/exercises/exercises';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface KnownExercise {
  readonly ExerciseId: number;
  readonly Texts: ExerciseTexts;
  readonly MainMuscle: string;
  readonly OtherMuscles: readonly string[];
  /** True if the exercise is published and not hidden. A timer shows other exercises too. */
  readonly Offered: boolean;
}

export const exercisesKnown = (db: Queryable, clubId: ClubId, ids: readonly number[]): Promise<KnownExercise[]> =>
  db
    .selectFrom('exercises as e')
    .leftJoin('exercises_put_away as away', (join) =>
      join.onRef('away.ExerciseId', '=', 'e.ExerciseId').on('away.ClubId', '=', clubId),
    )
    .select(['e.ExerciseId', 'e.Texts', 'e.MainMuscle', 'e.OtherMuscles'])
    .select(sql<boolean>`e."Published" and away."ExerciseId" is null`.as('Offered'))
    .where(sql<boolean>`e."ExerciseId" = any(${[...ids]}::bigint[])`)
    .where(({ eb, or, and }) =>
      or([eb('e.ClubId', '=', clubId), and([eb('e.ClubId', 'is', null), eb('e.Published', '=', true)])]),
    )
    .execute();
