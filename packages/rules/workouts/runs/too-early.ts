import { RUN } from '@clubpulse/contract/workouts/runs/runs';

/** Nobody carried out a sheet before there were any, nor before she was born: `born` is the day, null where it is not known. */
export const isTooEarly = (begin: string, born: string | null): boolean =>
  Date.parse(begin) < Math.max(Date.parse(RUN.earliest), Date.parse(born ?? RUN.earliest));
