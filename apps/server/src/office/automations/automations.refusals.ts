import { AUTOMATIONS_MAX, REACHES_MANY } from '@clubpulse/contract/office/automations/automations';
import { createAutomation, switchAutomation } from '@clubpulse/contract/office/automations/automations.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole } from '../../test/rows.ts';
import { noCondition } from './automations.samples.ts';

const content = {
  Name: 'Welcome',
  Trigger: 'LeadCreated',
  Only: noCondition,
  Then: { Message: null, Task: { Task: 'Call', AssigneeId: null, DueDays: 1 }, Tag: null, Credits: null },
} as const;

export const refusals: Refusals = async ({ server, world }) => {
  const { db } = server;
  const token = world.tokens.managerA;
  const Content = JSON.stringify({ ...content, Days: null, WaitHours: 0 });
  const [full, large] = [await aClub(db), await aClub(db)];
  for (const club of [full, large]) await aRole(db, world.ids.managerA, 'Manager', club);
  const row = { Content, OnSince: null, CreatedAt: new Date() };
  await db
    .insertInto('automations')
    .values(Array.from({ length: AUTOMATIONS_MAX }, () => ({ ...row, ClubId: full })))
    .execute();
  const { AutomationId } = await db
    .insertInto('automations')
    .values({ ...row, ClubId: large })
    .returning('AutomationId')
    .executeTakeFirstOrThrow();
  const many = await db
    .insertInto('users')
    .values(
      Array.from({ length: REACHES_MANY + 1 }, (_, index) => ({
        Email: `many-${large}-${index}@example.com`,
        Nickname: `many-${large}-${index}`,
      })),
    )
    .returning('UserId')
    .execute();
  await db
    .insertInto('user_roles')
    .values(many.map(({ UserId }) => ({ UserId, Role: 'Athlete' as const, ClubId: large, Since: new Date(Date.now() - 1000) })))
    .execute();
  return {
    TooManyAutomations: provoke(server, createAutomation, { params: { id: full }, body: content, token }),
    AutomationReachesMany: provoke(server, switchAutomation, {
      params: { id: large, automationId: AutomationId },
      body: { On: true },
      token,
    }),
  };
};
