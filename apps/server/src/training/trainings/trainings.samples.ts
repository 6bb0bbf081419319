import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly training: number;
    readonly trainingBefore: number;
    readonly trainingAfter: number;
    readonly trainingToDelete: number;
  }
}

const month = { from: '2026-11-01T00:00:00Z', to: '2026-11-30T00:00:00Z' };

export const samples: Samples = {
  async rows(db, { club, athlete, room }) {
    const aTraining = async (day: string) => {
      const Begin = new Date(Date.parse(`${day}T10:00:00Z`) + (club % 1_000) * 1_000);
      const row = {
        UserId: athlete,
        ClubId: club,
        DisplayGroupId: room,
        TrainingType: 'other',
        Begin,
        End: new Date(Begin.getTime() + 60_000),
        Duration: 60,
        ClosedAt: Begin,
        Zone0Time: 60,
        Zone1Time: 0,
        Zone2Time: 0,
        Zone3Time: 0,
        Zone4Time: 0,
        Zone5Time: 0,
        GapTime: 0,
        TargetTime: 0,
        Points: 0,
        AverageHeartRate: 80,
        MaxHeartRate: 81,
        Calories: 2,
        Zone0Bpm: 90,
        Zone1Bpm: 108,
        Zone2Bpm: 126,
        Zone3Bpm: 144,
        Zone4Bpm: 162,
        Zone5Bpm: 180,
        TargetLowBpm: 117,
        TargetHighBpm: 153,
        TargetZoneLowPrc: 65,
        TargetZoneHighPrc: 85,
      };
      return (await db.insertInto('trainings').values(row).returning('TrainingId').executeTakeFirstOrThrow()).TrainingId;
    };
    return {
      training: await aTraining('2026-11-02'),
      trainingBefore: await aTraining('2026-11-01'),
      trainingAfter: await aTraining('2026-11-03'),
      trainingToDelete: await aTraining('2026-09-01'),
    };
  },
  calls(rows) {
    const user = { params: { id: rows.athlete } };
    const training = { params: { id: rows.training } };
    const stated = { TrainingType: 'running', Name: '', Note: 'Rain' };
    const newestFirst = [rows.trainingAfter, rows.training, rows.trainingBefore].map((TrainingId) => ({ TrainingId }));
    return {
      'trainings.calendar': { ...user, query: month, answer: newestFirst },
      'trainings.get': { ...training, answer: { TrainingId: rows.training, Zones: { Zone0Bpm: 90 } } },
      'trainings.sources': { ...training, answer: [{ TrainingId: rows.training, Counts: true }] },
      'trainings.count': training,
      'trainings.next': { ...training, answer: { TrainingId: rows.trainingAfter } },
      'trainings.prev': { ...training, answer: { TrainingId: rows.trainingBefore } },
      'trainings.heartbeats': {
        ...user,
        query: { from: '2026-11-02T10:00:00Z', to: '2026-11-02T10:00:02Z' },
        answer: { HeartRates: [0, 0] },
      },
      'trainings.create': {
        ...user,
        body: {
          ...stated,
          Begin: '2026-10-01T10:00:00Z',
          Duration: 1800,
          Distance: 5000,
          AverageHeartRate: 141,
          Calories: 400,
          ClubId: rows.club,
        },
        answer: { Source: 'Hand', TrainingType: 'running', Duration: 1800, Distance: 5000, Points: 0 },
      },
      'trainings.update': {
        ...training,
        body: { ...stated, Name: 'Hills', RowVersion: 0 },
        answer: { TrainingId: rows.training, Name: 'Hills' },
      },
      'trainings.delete': { params: { id: rows.trainingToDelete } },
      'trainings.ofClub': {
        params: { id: rows.club },
        query: month,
        answer: newestFirst.map((one) => ({ ...one, FirstMidName: expect.any(String) })),
      },
    };
  },
  removing: ['trainings.delete'],
};
