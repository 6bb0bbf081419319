import { DEMO_USERS_MAX } from '@clubpulse/contract/devices/demo-users/demo-users';
import { createDemoUser } from '@clubpulse/contract/devices/demo-users/demo-users.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world }) => {
  const full = await aClub(server.db, { BrandId: world.brandA });
  await server.db
    .insertInto('demo_users')
    .values(Array.from({ length: DEMO_USERS_MAX }, (_, index) => ({ ClubId: full, Name: `Demo ${index}`, IsOn: false })))
    .execute();
  const strap = (code: string) => ({ Model: 'Clubpulse' as const, Code: `D0${code}`, HardwareId: `ANT+:${Number(code)}` });
  await server.db
    .insertInto('demo_users')
    .values({ ClubId: world.clubA, Name: 'Has it', IsOn: false, ...strap('60100') })
    .execute();
  await server.db
    .insertInto('sensors')
    .values({ UserId: world.ids.athleteA, Name: '', ...strap('60101') })
    .execute();
  const created = (ClubId: number, code: string | null) => ({
    body: {
      ClubId,
      Name: 'Demo',
      Model: code && 'Clubpulse',
      Code: code && `D0${code}`,
      DisplayGroupId: null,
      IsOn: true,
    } as const,
    token: world.tokens.ownerA,
  });
  return {
    DemoUserLimit: provoke(server, createDemoUser, created(full, null)),
    DemoStrapExists: provoke(server, createDemoUser, created(world.clubA, '60100'), ['Code']),
    DemoStrapOfMember: provoke(server, createDemoUser, created(world.clubA, '60101'), ['Code']),
  };
};
