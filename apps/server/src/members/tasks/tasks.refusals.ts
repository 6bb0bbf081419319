import * as calls from '@clubpulse/contract/members/tasks/tasks.calls';
import { anAthlete } from '../../test/booking-rows.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { insertTask } from './tasks.store.ts';

export const refusals: Refusals = async ({ server, world }) => {
  const { db } = server;
  const ClubId = world.clubA;
  const ReceiverId = await anAthlete(db, ClubId);
  const task = { ClubId, ReceiverId, CreatedAt: new Date() };
  await insertTask(db, { ...task, Type: 'do-not-call', DueDate: '2099-01-01' });
  const done = await insertTask(db, { ...task, Type: 'generic', Task: 'Done', CompletedAt: new Date() });
  const token = world.tokens.managerA;
  return {
    NotToBeCalled: provoke(server, calls.createTask, { body: { ClubId, ReceiverId, Type: 'call' }, token }),
    TaskNotOpen: provoke(server, calls.recordOutcome, { params: { id: done }, body: { Outcome: 'NoAnswer' }, token }),
  };
};
