import { minutesOf, steady } from '../../test/heart-rates.ts';
import { aGroupTraining } from '../../test/rows.ts';
import type { Samples } from '../../test/sample.ts';
import { createHeartMinutes } from '../../training/heart-minutes/public.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly groupTraining: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete, room, trainingAfter }) {
    const { Begin, End } = await db
      .selectFrom('trainings')
      .select(['Begin', 'End'])
      .where('TrainingId', '=', trainingAfter)
      .executeTakeFirstOrThrow();
    const GroupTrainingId = await aGroupTraining(db, { ClubId, Name: 'Dusk ride', Begin, End });
    const received = minutesOf(steady(Begin.getTime() / 1000, 60, 80), athlete, ClubId, room);
    await createHeartMinutes().prepare(db, received.minutes);
    for (const [index, minute] of received.minutes.entries()) {
      const Beats = Buffer.from(received.beats[index] ?? []);
      const row = { UserId: athlete, Minute: new Date(minute * 1000), ClubId, DisplayGroupId: room, Beats };
      await db
        .insertInto('heart_minute')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await db.updateTable('trainings').set({ GroupTrainingId }).where('TrainingId', '=', trainingAfter).execute();
    return { groupTraining: GroupTrainingId };
  },
  calls: ({ groupTraining, trainingAfter }) => ({
    'groupTrainings.get': {
      params: { id: groupTraining },
      answer: {
        GroupTrainingId: groupTraining,
        Name: 'Dusk ride',
        Results: [{ Rank: 1, TrainingId: trainingAfter, IsSelf: true }],
      },
    },
  }),
};
