import { RUN } from '@clubpulse/contract/workouts/runs/runs';

/** True if the run begins before `RUN.earliest` or before the athlete's birth. `born` is null if the birth date is unknown. */
export const isTooEarly = (begin: string, born: string | null): boolean =>
  Date.parse(begin) < Math.max(Date.parse(RUN.earliest), Date.parse(born ?? RUN.earliest));
