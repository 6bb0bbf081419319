/** Whole minutes from `now` (Unix ms) until `endsAt`, rounded up; 0 after it. */
export const minutesLeft = (endsAt: string, now: number): number =>
  Math.max(0, Math.ceil((new Date(endsAt).getTime() - now) / 60_000));
