/** Whole minutes until an instant (`now` in Unix ms), counting the one that runs; none once it is over. */
export const minutesLeft = (endsAt: string, now: number): number =>
  Math.max(0, Math.ceil((new Date(endsAt).getTime() - now) / 60_000));
