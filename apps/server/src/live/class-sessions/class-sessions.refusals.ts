import { startClassSession } from '@clubpulse/contract/live/class-sessions.calls';
import { aClass, hours } from '../../test/booking-rows.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aRole, aUser } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world: { clubA, tokens } }) => {
  const { db } = server;
  const TrainerId = await aUser(db);
  await aRole(db, TrainerId, 'Trainer', clubA);
  const starting = async (fields: Parameters<typeof aClass>[2], at: readonly string[] = []) =>
    provoke(server, startClassSession, { params: { id: await aClass(db, clubA, fields) }, token: tokens.managerA }, at);
  return {
    ClassSessionEarly: await starting({ TrainerId, Begin: hours(2) }),
    ClassSessionOver: await starting({ TrainerId, Begin: hours(-2) }),
    ClassSessionNoTrainer: await starting({ Begin: hours(0) }, ['TrainerId']),
  };
};
