import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { BridgeWorkoutId, ClubStation } from '@clubpulse/contract/workouts/circuits/circuits';
import type { ExerciseTexts } from '@clubpulse/contract/workouts/exercises/exercises';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export async function stationsOf(db: Queryable, clubId: ClubId): Promise<ClubStation[]> {
  const bridges = await db
    .selectFrom('bridges')
    .select(['ClubpulseBridgeId', 'Name', 'DisplayGroupId', 'Station'])
    .where('ClubId', '=', clubId)
    .where('Station', 'is not', null)
    .orderBy('Station')
    .orderBy('ClubpulseBridgeId')
    .execute();
  const screens = await db
    .selectFrom('displays')
    .innerJoin('bridges', 'bridges.ClubpulseBridgeId', 'displays.ClubpulseBridgeId')
    .select(['displays.DisplayId', 'displays.Name', 'displays.DisplayGroupId', 'bridges.Station'])
    .where('displays.ClubId', '=', clubId)
    .orderBy('displays.Name')
    .orderBy('displays.DisplayId')
    .execute();
  const numbers = [...new Set(bridges.flatMap(({ Station }) => Station ?? []))];
  return numbers.map((Station) => ({
    Station,
    Bridges: bridges.filter((one) => one.Station === Station).map(({ Station: _station, ...bridge }) => bridge),
    Screens: screens.filter((one) => one.Station === Station).map(({ Station: _station, ...screen }) => screen),
  }));
}

export interface PlannedExercise {
  readonly ExerciseId: number;
  /** `null` means an exercise of the platform's library. */
  readonly ClubId: number | null;
  readonly Texts: ExerciseTexts;
  readonly MainMuscle: string;
  readonly OtherMuscles: readonly string[];
  readonly Key: string | null;
  /** True if the exercise is published and not hidden. A plan shows other exercises too. */
  readonly Offered: boolean;
}

export async function exercisesOfClub(
  db: Queryable,
  clubId: ClubId,
  ids: readonly number[],
): Promise<Map<number, PlannedExercise>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PlannedExercise>`
    select e."ExerciseId", e."ClubId", e."Texts", e."MainMuscle", e."OtherMuscles", e."Key",
      (e."Published" and away."ExerciseId" is null) as "Offered"
    from exercises e
    left join exercises_put_away away on away."ExerciseId" = e."ExerciseId" and away."ClubId" = ${clubId}
    where e."ExerciseId" = any(${[...ids]}::bigint[]) and (e."ClubId" = ${clubId} or (e."ClubId" is null and e."Published"))`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.ExerciseId, row]));
}

export async function isCircuitOf(db: Queryable, clubId: ClubId, circuitId: BridgeWorkoutId): Promise<boolean> {
  const circuit = db.selectFrom('bridge_workouts').select('ClubId').where('BridgeWorkoutId', '=', circuitId);
  return (await circuit.executeTakeFirst())?.ClubId === clubId;
}

export const roomShown = (db: Queryable, roomId: number): Promise<{ Name: string; Color: string } | undefined> =>
  db.selectFrom('display_groups').select(['Name', 'Color']).where('DisplayGroupId', '=', roomId).executeTakeFirst();
