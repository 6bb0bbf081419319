import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    /** What the athlete trained in with others. */
    readonly groupTraining: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId, trainingAfter }) {
    const { Begin, End } = await db
      .selectFrom('trainings')
      .select(['Begin', 'End'])
      .where('TrainingId', '=', trainingAfter)
      .executeTakeFirstOrThrow();
    const { GroupTrainingId } = await db
      .insertInto('group_trainings')
      .values({ ClubId, Name: 'Dusk ride', Begin, End })
      .returning('GroupTrainingId')
      .executeTakeFirstOrThrow();
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
