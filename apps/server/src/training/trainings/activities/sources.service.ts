import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { TrainingId, TrainingSourceRow } from '@clubpulse/contract/training/trainings';
import { activitiesOf, inSourceOrder, type SourceRow } from '@clubpulse/rules/training/trainings/sources';
import type { Consents } from '../../../accounts/consents/public.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { HeartMinuteStore } from '../../heart-minutes/public.ts';
import { noteSeen, notesBeside } from '../notes/notes.service.ts';
import { clubsSeen, createSeen } from '../seen.service.ts';
import { presentNote } from '../trainings.present.ts';
import { type TrainingRow, trainingOf, trainingsOfActivity } from '../trainings.store.ts';
import { secondsOfInterval, sourcesAround } from './activities.service.ts';
import * as store from './activities.store.ts';

interface SourcesParts {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'readEach'>;
  readonly consents: Pick<Consents, 'sightOf' | 'logReads'>;
  readonly now?: () => Date;
}
export type Sources = ReturnType<typeof createSources>;

export function createSources({ db, minutes, consents, now = () => new Date() }: SourcesParts) {
  const { present } = createSeen({ db, minutes, consents, now });

  async function weekPoints(counting: TrainingRow, rows: readonly TrainingRow[]): Promise<ReadonlyMap<number, number>> {
    const around = (await sourcesAround(db, [secondsOfInterval(counting)])).get(counting.UserId) ?? [];
    const week = await store.weekOf(db, counting.UserId, counting.Begin);
    const stored = await store.pointsOf(
      db,
      around.map(({ TrainingId }) => TrainingId),
      week,
    );
    const sumOf = (sources: readonly SourceRow[]) =>
      [...activitiesOf(sources)].reduce((sum, [id, { Counts }]) => sum + (Counts ? (stored.get(id) ?? 0) : 0), 0);
    const others = week.Points - sumOf(around);
    return new Map(
      rows.map(({ TrainingId }) => {
        const chosen = around.map((one) => (one.TrainingId === TrainingId ? { ...one, chosenAt: now().getTime() } : one));
        return [TrainingId, others + sumOf(chosen)];
      }),
    );
  }

  return {
    async ofTraining(trainingId: TrainingId, caller: Caller): Promise<TrainingSourceRow[] | Refusal> {
      const row = await trainingOf(db, trainingId);
      if (!row) {
        const note = await noteSeen(db, consents, trainingId, caller);
        return note ? [{ ...presentNote(note), WeekPoints: null }] : refuse('NotFound');
      }
      const sight = await consents.sightOf(caller, row.UserId);
      const clubs = clubsSeen(sight);
      const seen = (await trainingsOfActivity(db, row)).filter(
        ({ ClubId }) => clubs === null || (ClubId !== null && clubs.includes(ClubId)),
      );
      const counting = seen.find((one) => (clubs === null ? one.Counts : one.CountsInClub)) ?? row;
      const ordered = inSourceOrder(seen.map((one) => ({ ...asSource(one), row: one, Counts: one === counting }))).map(
        (one) => one.row,
      );
      const shown = await present(ordered, caller, row.UserId, sight);
      const points = sight === undefined ? await weekPoints(counting, ordered) : undefined;
      const written = await notesBeside(db, counting, sight?.clubs ?? null);
      return [
        ...shown.map((one) => ({ ...one, WeekPoints: points?.get(one.TrainingId) ?? null })),
        ...written.map((note) => ({ ...presentNote(note), WeekPoints: null })),
      ];
    },
  };
}

const asSource = ({ TrainingId, ClubId, Source, Begin, End, Duration, GapTime }: TrainingRow) => ({
  TrainingId,
  ClubId,
  Source,
  begin: Begin.getTime() / 1000,
  end: End.getTime() / 1000,
  received: Duration - GapTime,
  chosenAt: null,
});
