import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    /** Of the athlete. */
    readonly training: number;
  }
}

const month = { from: '2026-11-01T00:00:00Z', to: '2026-11-30T00:00:00Z' };

export const samples: Samples = {
  async rows(db, { club, athlete, room }) {
    const { TrainingId: training } = await db
      .insertInto('trainings')
      .values({
        UserId: athlete,
        ClubId: club,
        DisplayGroupId: room,
        TrainingType: 'other',
        Begin: '2026-11-01T10:00:00Z',
        End: '2026-11-01T10:01:00Z',
        Duration: 60,
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
      })
      .returning('TrainingId')
      .executeTakeFirstOrThrow();
    return { training };
  },
  calls(rows) {
    const user = { params: { id: rows.athlete } };
    const training = { params: { id: rows.training } };
    return {
      'trainings.calendar': { ...user, query: month },
      'trainings.get': training,
      'trainings.next': training,
      'trainings.prev': training,
      'trainings.heartbeats': { ...user, query: { from: '2026-11-01T10:00:00Z', to: '2026-11-01T11:00:00Z' } },
      'trainings.ofClub': { params: { id: rows.club }, query: month },
    };
  },
};
