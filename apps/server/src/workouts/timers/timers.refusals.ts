import { TIMER } from '@clubpulse/contract/workouts/timers/timers';
import { createTimer, getTimer } from '@clubpulse/contract/workouts/timers/timers.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { clubA, clubB, tokens }, rows: { exercise } }) => {
  const own = { ClubId: clubB, Name: 'One too many', Rounds: 1, Exercises: '[]' };
  await server.db
    .insertInto('timers')
    .values(Array.from({ length: TIMER.perClub }, () => own))
    .execute();
  const none = { WarmUp: null, Rest: null, RoundRest: null, CoolDown: null };
  const Exercises = [{ ExerciseId: exercise, Duration: '00:30', Reps: null, RepsMax: null }];
  const body = { ...none, Name: 'Core', Rounds: 1, Exercises };
  return {
    TimerNotFound: provoke(server, getTimer, { params: { id: clubA, timerId: 999_999_999 }, token: tokens.managerA }),
    TooManyTimers: provoke(server, createTimer, { params: { id: clubB }, body, token: tokens.managerB }),
  };
};
