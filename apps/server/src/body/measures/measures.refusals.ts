import { textVersions } from '@clubpulse/contract/accounts/consents';
import { remindOfMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { notify } from '../../platform/database/notify.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole } from '../../test/rows.ts';
import { insertEvent, insertValues } from './measures.store.ts';

export const refusals: Refusals = async ({ server, world: { ids, tokens } }) => {
  const { db } = server;
  const ClubId = await aClub(db);
  await aRole(db, ids.managerA, 'Trainer', ClubId);
  await notify(db, 'clubpulse_user', ids.managerA);
  for (const UserId of [ids.neighbourA, ids.athleteA]) {
    await aRole(db, UserId, 'Athlete', ClubId);
    const consent = { UserId, ClubId, Purpose: 'Body' as const, Version: textVersions.Body, Language: 'en' as const };
    await db
      .insertInto('consents')
      .values({ ...consent, Granted: true, ByUserId: UserId, At: new Date() })
      .execute();
  }
  const event = { UserId: ids.athleteA, TimeStamp: new Date('2020-01-01T08:00:00Z'), Note: '', ByUserId: null, ClubId: null };
  await insertValues(db, await insertEvent(db, event), ids.athleteA, [
    { Key: 'bodyFatPercent', Value: 20, Method: 'Scale', Typed: true },
  ]);
  await db.insertInto('measure_reminders').values({ ClubId, UserId: ids.athleteA, Day: '9999-01-01' }).execute();
  const reminds = (userId: number) =>
    provoke(server, remindOfMeasures, { params: { id: ClubId, userId }, token: tokens.managerA });
  return { MeasuresNotOverdue: reminds(ids.neighbourA), MeasuresRemindedAlready: reminds(ids.athleteA) };
};
