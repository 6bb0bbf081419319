import type { PrepareTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { endFitnessTest, prepareFitnessTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { insertTest } from './fitness-tests.store.ts';

export const refusals: Refusals = async ({ server, world: { ids, tokens } }) => {
  const UserId = ids.neighbourA;
  const token = tokens.neighbourA;
  const test = (State: 'prepared' | 'interruptedHeartRate') =>
    insertTest(server.db, {
      UserId,
      ByUserId: UserId,
      ClubId: null,
      Protocol: 'ymcaStep',
      State,
      PreparedAt: new Date(),
      EndedAt: State === 'prepared' ? null : new Date(),
      MaxHeartRate: 184,
      ZoneLimits: [92, 110, 129, 147, 166, 184],
      Gender: 'Male',
      Age: 35,
      Load: null,
      Weight: null,
      BetaBlocker: false,
    });
  const prepared = await test('prepared');
  const interrupted = await test('interruptedHeartRate');
  const prepare = (input: Partial<PrepareTest>) =>
    provoke(server, prepareFitnessTest, {
      params: { id: UserId },
      token,
      body: {
        Protocol: 'ymcaStep',
        ClubId: null,
        Load: null,
        Weight: null,
        HealthConcern: false,
        Fever: false,
        BetaBlocker: false,
        Cleared: false,
        ...input,
      },
    });
  const end = (id: number) =>
    provoke(server, endFitnessTest, {
      params: { id },
      token,
      body: { StartedAt: new Date().toISOString(), Samples: [120, 121], End: 'completed', DoneAt: null, Distance: null },
    });
  await server.db.updateTable('users').set({ Gender: null }).where('UserId', '=', UserId).execute();
  return {
    FitnessTestNotCleared: prepare({ Fever: true }),
    FitnessTestNeedsProfile: prepare({ Protocol: 'queensStep' }),
    FitnessTestTooSoon: prepare({}),
    FitnessTestSamples: end(prepared),
    FitnessTestEnded: provoke(server, endFitnessTest, {
      params: { id: interrupted },
      token,
      body: { StartedAt: new Date().toISOString(), Samples: [], End: 'stoppedByUser', DoneAt: null, Distance: null },
    }),
  };
};
