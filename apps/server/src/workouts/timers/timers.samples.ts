import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly timer: number;
  }
}

export const samples: Samples = {
  async rows(db, { club, exercise }) {
    const Exercises = [{ ExerciseId: exercise, Name: 'Sled walk', Seconds: 30, Reps: null, RepsMax: null }];
    const { TimerId: timer } = await db
      .insertInto('timers')
      .values({ ClubId: club, Name: 'Leg burner', Rounds: 3, Rest: 10, Exercises: JSON.stringify(Exercises) })
      .returning('TimerId')
      .executeTakeFirstOrThrow();
    return { timer };
  },
  calls({ club, exercise, timer }) {
    const ofClub = { params: { id: club } };
    const one = { params: { id: club, timerId: timer } };
    const written = (Name: string, fields: object = {}) => ({
      Name,
      WarmUp: '02:00',
      Exercises: [{ ExerciseId: exercise, Duration: null, Reps: 10, RepsMax: 12 }],
      Rest: '00:10',
      Rounds: 3,
      RoundRest: '01:00',
      CoolDown: null,
      ...fields,
    });
    return {
      'timers.create': { ...ofClub, body: written('Core'), answer: { Name: 'Core', WarmUp: '02:00', Total: { IsAbout: true } } },
      'timers.update': {
        ...one,
        body: written('Leg burner, long', { RowVersion: 0 }),
        answer: { TimerId: timer, Name: 'Leg burner, long', RowVersion: 1 },
      },
      'timers.list': {
        ...ofClub,
        query: { globalSearch: 'burner' },
        answer: { recordsFiltered: 1, data: [{ TimerId: timer, ExerciseCount: 1 }] },
      },
      'timers.get': { ...one, answer: { TimerId: timer, Exercises: [{ ExerciseId: exercise, Removed: false }] } },
      'timers.delete': one,
    };
  },
  removing: ['timers.delete'],
};
