import { setClientStage, undoClientStage } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { anAthlete, aSubscription, aSubscriptionType, hours } from '../../test/booking-rows.ts';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world }) => {
  const { db } = server;
  const userId = await anAthlete(db, world.clubA);
  await aSubscription(db, world.clubA, userId, await aSubscriptionType(db, world.clubA, 'Of a client'));
  const input = { params: { id: world.clubA, userId }, body: { ClientStage: 'lead' }, token: world.tokens.managerA };
  const old = { params: { id: world.clubA }, body: { UserIds: [userId], MovedAt: hours(-1).toISOString() } };
  return {
    StaysClient: provoke(server, setClientStage, input),
    MoveTooOld: provoke(server, undoClientStage, { ...old, token: world.tokens.managerA }),
  };
};
