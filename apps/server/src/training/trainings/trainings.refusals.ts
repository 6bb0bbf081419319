import { deleteTraining, listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { ids, tokens }, rows }) => {
  const running = server.db.updateTable('trainings').set({ ClosedAt: null }).where('TrainingId', '=', rows.trainingAfter);
  await running.execute();
  return {
    DateIntervalTooLong: provoke(server, listCalendarTrainings, {
      params: { id: ids.athleteA },
      query: { from: '2020-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' },
      token: tokens.athleteA,
    }),
    TrainingIsHers: provoke(server, deleteTraining, { params: { id: rows.training }, token: tokens.managerA }),
    TrainingRuns: provoke(server, deleteTraining, { params: { id: rows.trainingAfter }, token: tokens.athleteA }),
  };
};
