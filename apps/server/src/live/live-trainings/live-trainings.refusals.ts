import { deleteRoom } from '@clubpulse/contract/devices/rooms.calls';
import {
  createLiveTraining,
  deleteLiveTraining,
  startLiveTraining,
  stopLiveTraining,
} from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { addLiveParticipant, removeLiveParticipant } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { startRecurrentLiveTraining } from '@clubpulse/contract/live/live-trainings/recurrent.calls';
import { notify } from '../../platform/database/notify.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole, aRoom, aUser } from '../../test/rows.ts';
import { insertLiveTraining, updateLiveTraining as write } from './live-trainings.store.ts';
import { insertParticipant } from './participants/participants.store.ts';
import { insertSeries } from './recurrent/recurrent.store.ts';

const HOUR_MS = 3_600_000;

export const refusals: Refusals = async ({ server, world: { ids, tokens } }) => {
  const { db } = server;
  const [club, off, full] = [await aClub(db), await aClub(db), await aClub(db)];
  for (const one of [club, off, full]) await aRole(db, ids.managerA, 'Manager', one);
  await notify(db, 'clubpulse_user', ids.managerA);
  await db.updateTable('clubs').set({ EnableLiveTrainings: false }).where('ClubId', '=', off).execute();
  await db.updateTable('club_licenses').set({ LiveTrainings: 0 }).where('ClubId', '=', full).execute();
  const trainer = await aUser(db);
  for (const one of [club, full]) await aRole(db, trainer, 'Trainer', one);
  const idle = await aUser(db);
  await aRole(db, idle, 'Trainer', full);
  const planned = (ClubId: number, Begin = new Date(), TrainerId = trainer) =>
    insertLiveTraining(db, { ClubId, Name: 'HIIT', TrainerId, Begin, Duration: 45 });
  const running = await planned(club);
  await write(db, running, { StartedAt: new Date() });
  const over = await planned(club, new Date(Date.now() - 100 * HOUR_MS));
  const as = (id: number) => ({ params: { id }, token: tokens.managerA });
  const series = await insertSeries(db, club, { ScheduleStartDate: '2026-01-01', ScheduleEndDate: '2026-12-31' });
  const nextWeek = await planned(club, new Date(Date.now() + 7 * 24 * HOUR_MS));
  await write(db, nextWeek, { RecurrentLiveTrainingId: series });
  const room = await aRoom(db, club);
  await write(db, await planned(club), { DisplayGroupId: room });
  const type = await db
    .insertInto('class_subscriptions')
    .values({ ClubId: club, Name: 'Live', Type: 'Open', Price: 0, Currency: 'EUR' })
    .returning('ClassSubscriptionId')
    .executeTakeFirstOrThrow();
  const [member, other] = [await aUser(db), await aUser(db)];
  for (const one of [member, other]) await aRole(db, one, 'Athlete', club);
  const [ofHolders, ofOne] = [await planned(club), await planned(club)];
  await write(db, ofHolders, type);
  await write(db, ofOne, { MaxParticipants: 1 });
  for (const LiveTrainingId of [ofOne, running])
    await insertParticipant(db, { LiveTrainingId, ClubId: club, UserId: other, JoinedAt: new Date() });
  const adding = (id: number) => provoke(server, addLiveParticipant, { ...as(id), body: { UserId: member } });
  const body = { Name: 'HIIT', TrainerId: trainer, Begin: new Date().toISOString(), Duration: 45, DisplayGroupId: null };
  return {
    LiveNotEnabled: provoke(server, createLiveTraining, { body: { ...body, ClubId: off }, token: tokens.managerA }),
    LiveTrainerNotOfClub: provoke(
      server,
      createLiveTraining,
      { body: { ...body, TrainerId: ids.athleteB, ClubId: club }, token: tokens.managerA },
      ['TrainerId'],
    ),
    LiveTrainingLimit: provoke(server, startLiveTraining, as(await planned(full, new Date(), idle))),
    LiveStartElsewhere: provoke(server, startLiveTraining, as(await planned(full))),
    LiveStartError: provoke(server, startLiveTraining, as(await planned(club))),
    LiveTrainingRunning: provoke(server, deleteLiveTraining, as(running)),
    LiveTrainingOver: provoke(server, startLiveTraining, as(over)),
    LiveTrainingEarly: provoke(server, startRecurrentLiveTraining, as(series)),
    LiveTrainingNotStarted: provoke(server, stopLiveTraining, as(await planned(club))),
    RoomHasLiveTrainings: provoke(server, deleteRoom, as(room)),
    LiveTrainingClosed: adding(over),
    LiveTrainingNeedsSubscription: adding(ofHolders),
    LiveTrainingFull: adding(ofOne),
    LiveParticipantStays: provoke(server, removeLiveParticipant, {
      params: { id: running, userId: other },
      token: tokens.managerA,
    }),
  };
};
