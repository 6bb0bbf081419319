import { RUN } from '@clubpulse/contract/workouts/runs/runs';

/** True when a run begins before `RUN.earliest` or before the birth date. `born` is null when unknown. */
export const isTooEarly = (begin: string, born: string | null): boolean =>
  Date.parse(begin) < Math.max(Date.parse(RUN.earliest), Date.parse(born ?? RUN.earliest));
