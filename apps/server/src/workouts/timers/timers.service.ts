import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language, Page } from '@clubpulse/contract/scalars';
import {
  clockSeconds,
  TIMER,
  type Timer,
  type TimerId,
  type TimerInput,
  type TimerRow,
} from '@clubpulse/contract/workouts/timers/timers';
import { missingExercises, timerTotal } from '@clubpulse/rules/workouts/timers/steps';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { exercisesKnown } from './timers.facts.ts';
import { nameIn, presentRow, presentTimer } from './timers.present.ts';
import * as store from './timers.store.ts';

export type TimersService = ReturnType<typeof createTimers>;

const seconds = (clock: string | null): number | null => (clock === null ? null : (clockSeconds(clock) ?? null));

export function createTimers({ db }: { readonly db: Database }) {
  async function validated(trx: Queryable, clubId: ClubId, stored: store.StoredTimer, language: Language): Promise<Timer> {
    const ids = stored.Exercises.map(({ ExerciseId }) => ExerciseId);
    return presentTimer(stored, await exercisesKnown(trx, clubId, ids), language);
  }

  return {
    async list(clubId: ClubId, query: store.ListQuery): Promise<Page<TimerRow>> {
      const { all, found, rows } = await store.timersOf(db, clubId, query);
      return { draw: query.draw, recordsTotal: all, recordsFiltered: found, data: rows.map(presentRow) };
    },

    async get(clubId: ClubId, id: TimerId, language: Language): Promise<Timer | Refusal> {
      const stored = await store.timerOf(db, clubId, id);
      return stored === undefined ? refuse('TimerNotFound') : validated(db, clubId, stored, language);
    },

    create: (clubId: ClubId, input: TimerInput, language: Language): Promise<Timer | Refusal> =>
      db.transaction().execute(async (trx) => {
        if ((await store.countTimers(trx, clubId)) >= TIMER.perClub)
          return refuse('TooManyTimers', { values: { max: TIMER.perClub } });
        const row = await rowOf(trx, clubId, input, language, []);
        return isRefusal(row) ? row : validated(trx, clubId, await store.insertTimer(trx, clubId, row), language);
      }),

    update: (
      clubId: ClubId,
      id: TimerId,
      { RowVersion, ...input }: TimerInput & { readonly RowVersion: number },
      language: Language,
    ): Promise<Timer | Refusal> =>
      db.transaction().execute(async (trx) => {
        const before = await store.timerOf(trx, clubId, id);
        if (before === undefined) return refuse('TimerNotFound');
        const row = await rowOf(trx, clubId, input, language, before.Exercises);
        if (isRefusal(row)) return row;
        const after = await store.updateTimer(trx, clubId, id, row, RowVersion);
        return after === undefined ? refuse('StaleRowVersion') : validated(trx, clubId, after, language);
      }),

    async delete(clubId: ClubId, id: TimerId): Promise<undefined | Refusal> {
      return (await store.deleteTimer(db, clubId, id)) ? undefined : refuse('TimerNotFound');
    },
  };
}

/** Exercises that the timer had before (`had`) are accepted even if hidden or deleted. */
async function rowOf(
  trx: Queryable,
  clubId: ClubId,
  input: TimerInput,
  language: Language,
  had: store.TimerRow['Exercises'],
): Promise<store.TimerRow | Refusal> {
  if (timerTotal(input).Seconds > TIMER.longest)
    return refuse('ValidationFailed', { errors: [{ field: 'Rounds', key: 'timer-too-long' }] });
  const ids = input.Exercises.map(({ ExerciseId }) => ExerciseId);
  const names = new Map(had.map(({ ExerciseId, Name }) => [ExerciseId, Name]));
  for (const one of await exercisesKnown(trx, clubId, ids))
    if (one.Offered || names.has(one.ExerciseId)) names.set(one.ExerciseId, nameIn(one, language));
  const errors = missingExercises(input.Exercises, (id) => names.has(id));
  if (errors.length > 0) return refuse('ValidationFailed', { errors });
  return {
    Name: input.Name,
    Published: input.Published,
    WarmUp: seconds(input.WarmUp),
    Rest: seconds(input.Rest),
    Rounds: input.Rounds,
    RoundRest: seconds(input.RoundRest),
    CoolDown: seconds(input.CoolDown),
    Exercises: input.Exercises.map(({ ExerciseId, Duration, Reps, RepsMax }) => ({
      ExerciseId,
      Name: names.get(ExerciseId) ?? '',
      Seconds: seconds(Duration),
      Reps,
      RepsMax,
    })),
  };
}
