import { RUN } from '@clubpulse/contract/workouts/runs/runs';

export const isTooEarly = (begin: string, born: string | null): boolean =>
  Date.parse(begin) < Math.max(Date.parse(RUN.earliest), Date.parse(born ?? RUN.earliest));
