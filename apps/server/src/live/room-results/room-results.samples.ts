import type { Samples } from '../../test/sample.ts';

const interval = { from: '2026-11-02T10:00:00Z', to: '2026-11-02T11:00:00Z' };

export const samples: Samples = {
  async rows(db, { club, athlete, training }) {
    const { Begin, End } = await db
      .selectFrom('trainings')
      .select(['Begin', 'End'])
      .where('TrainingId', '=', training)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('room_results')
      .values({
        UserId: athlete,
        ClubId: club,
        RoomName: 'Studio',
        Kind: 'Flow',
        Name: 'Hills',
        Begin,
        End,
        Seconds: 60,
        Heard: 60,
        Done: 45,
        Planned: 60,
        Percent: 75,
        Measure: 'HeartRate',
        Segments: JSON.stringify([{ Name: 'Climb', Zone: 4, On: 45, Heard: 60 }]),
      })
      .execute();
    return {};
  },
  calls({ training, athlete }) {
    const answer = [{ Kind: 'Flow', Name: 'Hills', Percent: 75, Segments: [{ Zone: 4, On: 45 }] }];
    return {
      'roomResults.ofTraining': { params: { id: training }, answer },
      'roomResults.calendar': { params: { id: athlete }, query: interval, answer },
    };
  },
};
