import { remindOfPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { notify } from '../../platform/database/notify.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world: { clubA, ids, tokens } }) => {
  const { db } = server;
  const token = tokens.managerA;
  const reminded = await aClub(db);
  await aRole(db, ids.managerA, 'Trainer', reminded);
  await aRole(db, ids.athleteA, 'Athlete', reminded);
  await notify(db, 'clubpulse_user', ids.managerA);
  const request = { ClubId: reminded, Type: 'JoinClub' as const, Title: 'House rules', Text: 'Bring a towel.' };
  await db
    .insertInto('policies')
    .values({ ...request, PublishState: 'Published', PublicationDate: new Date() })
    .execute();
  await db.insertInto('policy_reminders').values({ ClubId: reminded, UserId: ids.athleteA, At: new Date() }).execute();
  return {
    PoliciesAllAccepted: provoke(server, remindOfPolicies, { params: { id: clubA, userId: ids.neighbourA }, token }),
    PoliciesRemindedAlready: provoke(server, remindOfPolicies, { params: { id: reminded, userId: ids.athleteA }, token }),
  };
};
