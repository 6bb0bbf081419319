import {
  createLiveTraining,
  deleteLiveTraining,
  startLiveTraining,
  stopLiveTraining,
} from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { notify } from '../../platform/database/notify.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { insertLiveTraining, updateLiveTraining as write } from './live-trainings.store.ts';

const HOUR_MS = 3_600_000;

export const refusals: Refusals = async ({ house, world: { ids, tokens } }) => {
  const { db } = house;
  const [club, off, full] = [await aClub(db), await aClub(db), await aClub(db)];
  for (const one of [club, off, full]) await aRole(db, ids.managerA, 'Manager', one);
  await notify(db, 'clubpulse_user', ids.managerA);
  await db.updateTable('clubs').set({ EnableLiveTrainings: false }).where('ClubId', '=', off).execute();
  await db.updateTable('club_licenses').set({ LiveTrainings: 0 }).where('ClubId', '=', full).execute();
  const trainer = await aUser(db);
  for (const one of [club, full]) await aRole(db, trainer, 'Trainer', one);
  const planned = (ClubId: number, Begin = new Date()) =>
    insertLiveTraining(db, { ClubId, Name: 'HIIT', TrainerId: trainer, Begin, Duration: 45 });
  const running = await planned(club);
  await write(db, running, { StartedAt: new Date() });
  const over = await planned(club, new Date(Date.now() - 100 * HOUR_MS));
  const as = (id: number) => ({ params: { id }, token: tokens.managerA });
  const body = { Name: 'HIIT', TrainerId: trainer, Begin: new Date().toISOString(), Duration: 45, DisplayGroupId: null };
  return {
    LiveNotEnabled: provoke(house, createLiveTraining, { body: { ...body, ClubId: off }, token: tokens.managerA }),
    LiveTrainerNotOfClub: provoke(
      house,
      createLiveTraining,
      { body: { ...body, TrainerId: ids.athleteB, ClubId: club }, token: tokens.managerA },
      ['TrainerId'],
    ),
    LiveTrainingLimit: provoke(house, startLiveTraining, as(await planned(full))),
    LiveStartError: provoke(house, startLiveTraining, as(await planned(club))),
    LiveTrainingRunning: provoke(house, deleteLiveTraining, as(running)),
    LiveTrainingOver: provoke(house, startLiveTraining, as(over)),
    LiveTrainingNotStarted: provoke(house, stopLiveTraining, as(await planned(club))),
  };
};
