import type { UserId } from '@clubpulse/contract/accounts/users';
import { refuse } from '@clubpulse/contract/errors';
import type { Training, TrainingId } from '@clubpulse/contract/training/trainings';
import { heartRatesIn, type Seen, type Sight, seenElsewhere } from '@clubpulse/rules/accounts/consents/sight';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import { liveMinutes } from './live-seconds.facts.ts';
import { beatsOf } from './own/own-trainings.store.ts';
import { dateOfSecond, secondsOf, unixSecond } from './seconds.rows.ts';
import { presentAs, presentTraining, type SeenAs } from './trainings.present.ts';
import * as store from './trainings.store.ts';

interface SeenParts {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'readEach'>;
  readonly consents: Pick<Consents, 'sightOf' | 'logReads'>;
  readonly now: () => Date;
}

export const seenOf = (found: readonly SeenAs[]): Seen[] => found.filter((one) => typeof one === 'object');

export const clubsSeen = (sight: Sight | undefined): readonly number[] | null =>
  sight === undefined || seenElsewhere(sight) ? null : sight.clubs;

export async function secondsOfTraining(
  db: Queryable,
  minutes: Pick<HeartMinuteStore, 'readEach'>,
  {
    TrainingId,
    UserId,
    ClubId,
    Source,
    Begin,
    End,
  }: Pick<store.TrainingRow, 'TrainingId' | 'UserId' | 'ClubId' | 'Source' | 'Begin' | 'End'>,
): Promise<Uint8Array> {
  const [from, to] = [unixSecond(Begin), unixSecond(End)];
  if (Source === 'Heart') {
    const received = (await liveMinutes(db, minutes, [{ UserId, from, to: to - 1 }])).get(UserId) ?? [];
    return secondsOf(
      received.filter((minute) => minute.ClubId === ClubId),
      from,
      to,
    );
  }
  const beats = new Uint8Array(to - from);
  if (Source !== 'Hand') beats.set((await beatsOf(db, TrainingId)).subarray(0, beats.length));
  return beats;
}

/** Staff see trainings in their clubs, with the heart rates that the athlete shares (decisions 0020, 0165). */
export function createSeen({ db, minutes, consents, now }: SeenParts) {
  function presentTo(row: store.TrainingRow, sight: Sight | undefined): Training | undefined {
    if (sight === undefined) return presentTraining(row, now());
    const reader = { clubs: sight.clubs, seesAll: seenElsewhere(sight) !== undefined };
    return presentAs(row, heartRatesIn(sight, row.ClubId), reader, now());
  }

  return {
    async present(rows: readonly store.TrainingRow[], caller: Caller, userId: UserId, sight: Sight | undefined) {
      if (sight) await consents.logReads(caller.UserId, userId, seenOf(rows.map(({ ClubId }) => heartRatesIn(sight, ClubId))));
      return rows.flatMap((row) => presentTo(row, sight) ?? []);
    },

    async readBy(trainingId: TrainingId, caller: Caller) {
      const row = await store.trainingOf(db, trainingId);
      if (!row) return refuse('NotFound');
      const sight = await consents.sightOf(caller, row.UserId);
      const found = sight && heartRatesIn(sight, row.ClubId);
      if (found === 'nothing') return refuse('NotFound');
      if (found === 'outline') return refuse('NotShared');
      if (found) await consents.logReads(caller.UserId, row.UserId, [found]);
      return { row, sight };
    },

    async beatsBetween(userId: UserId, from: number, to: number, caller: Caller, sight: Sight | undefined): Promise<Uint8Array> {
      const live = (await liveMinutes(db, minutes, [{ UserId: userId, from, to: to - 1 }])).get(userId) ?? [];
      const recorded = await store.recordedWhile(db, userId, { from: dateOfSecond(from), to: dateOfSecond(to) });
      const parts = [
        ...recorded.map(({ ClubId, Begin, Beats }) => ({ ClubId, Minute: unixSecond(Begin), Beats: new Uint8Array(Beats) })),
        ...live.toSorted((one, other) => Number(one.ClubId !== null) - Number(other.ClubId !== null)),
      ];
      if (sight === undefined) return secondsOf(parts, from, to);
      const found = parts.map(({ ClubId }) => heartRatesIn(sight, ClubId));
      await consents.logReads(caller.UserId, userId, seenOf(found));
      return secondsOf(
        parts.filter((_, index) => typeof found[index] === 'object'),
        from,
        to,
      );
    },
  };
}
