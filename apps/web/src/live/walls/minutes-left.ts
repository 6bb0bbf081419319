export const minutesLeft = (endsAt: string, now: number): number =>
  Math.max(0, Math.ceil((new Date(endsAt).getTime() - now) / 60_000));
