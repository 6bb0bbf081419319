import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertTest } from './fitness-tests.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly fitnessTest: number;
    readonly fitnessTestToStart: number;
    readonly fitnessTestToEnd: number;
    readonly fitnessTestToDelete: number;
  }
}

export const samples: Samples = {
  async rows(db, { athlete: UserId }) {
    const test = (State: 'prepared' | 'stoppedByUser', PeakHeartRate: number | null) =>
      insertTest(db, {
        UserId,
        ByUserId: UserId,
        ClubId: null,
        Protocol: 'ymcaStep',
        State,
        PreparedAt: new Date(),
        MaxHeartRate: 184,
        ZoneLimits: [92, 110, 129, 147, 166, 184],
        Gender: 'Male',
        Age: 35,
        Load: null,
        Weight: null,
        BetaBlocker: false,
        ...(State === 'prepared'
          ? {}
          : { NotRated: 'ended', Duration: 40, EndedAt: new Date(), PeakHeartRate, Samples: [120, 121] }),
      });
    return {
      fitnessTest: await test('stoppedByUser', 131),
      fitnessTestToStart: await test('prepared', null),
      fitnessTestToEnd: await test('prepared', null),
      fitnessTestToDelete: await test('stoppedByUser', 132),
    };
  },
  calls({ athlete, fitnessTest, fitnessTestToStart, fitnessTestToEnd, fitnessTestToDelete }) {
    const well = { HealthConcern: false, Fever: false, BetaBlocker: false, Cleared: false };
    const user = { params: { id: athlete } };
    return {
      'fitnessTests.list': {
        ...user,
        answer: { data: expect.arrayContaining([expect.objectContaining({ FitnessTestId: fitnessTest })]) },
      },
      'fitnessTests.prepare': {
        ...user,
        body: { Protocol: 'ymcaStep', ClubId: null, Load: null, Weight: null, ...well },
        answer: { UserId: athlete, State: 'prepared' },
      },
      'fitnessTests.get': { params: { id: fitnessTest }, answer: { FitnessTestId: fitnessTest, Samples: [120, 121] } },
      'fitnessTests.start': {
        params: { id: fitnessTestToStart },
        answer: { FitnessTestId: fitnessTestToStart, State: 'running' },
      },
      'fitnessTests.end': {
        params: { id: fitnessTestToEnd },
        body: { StartedAt: '2026-11-20T08:00:00Z', Samples: [120, 122, 125], End: 'stoppedByUser', DoneAt: null, Distance: null },
        answer: { FitnessTestId: fitnessTestToEnd, State: 'stoppedByUser', Duration: 3 },
      },
      'fitnessTests.delete': { params: { id: fitnessTestToDelete } },
    };
  },
  removing: ['fitnessTests.delete'],
};
