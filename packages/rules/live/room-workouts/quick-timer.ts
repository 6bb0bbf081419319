import type { QuickTimer } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { Step } from '@clubpulse/contract/workouts/timeline';

const SECOND_MS = 1000;

export function quickSteps(timer: QuickTimer): Step[] {
  const prepare: Step[] =
    timer.Prepare === 0 ? [] : [{ phase: 'prepare', ms: timer.Prepare * SECOND_MS, round: null, item: null }];
  const work = (round: number | null): Step => ({ phase: 'work', ms: timer.Seconds * SECOND_MS, round, item: 0 });
  if (timer.Type === 'Countdown' || timer.Type === 'Amrap') return [...prepare, work(null)];
  const pause = timer.Type === 'Intervals' ? timer.Rest : 0;
  const turns = Array.from({ length: timer.Rounds }, (_, index): Step[] => {
    const round = index + 1;
    const rest: Step = { phase: 'rest', ms: pause * SECOND_MS, round, item: null };
    return pause > 0 && round < timer.Rounds ? [work(round), rest] : [work(round)];
  });
  return [...prepare, ...turns.flat()];
}
