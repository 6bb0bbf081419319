import { beginImport } from '@clubpulse/contract/members/imports/imports.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world }) => {
  const running = {
    ClubId: world.clubB,
    FileName: 'x.csv',
    Language: 'en',
    Message: '',
    Mailed: false,
    CreatedAt: new Date(),
  } as const;
  await server.db
    .insertInto('member_imports')
    .values(running)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const body = {
    FileName: 'y.csv',
    People: [{ Row: 2, Email: 'second@example.com', FirstMidName: 'Ada' }],
    Language: 'en',
    Mailed: false,
  };
  return { ImportRuns: provoke(server, beginImport, { params: { id: world.clubB }, body, token: world.tokens.managerB }) };
};
