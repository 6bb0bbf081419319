import type { Ranked } from '@clubpulse/contract/community/rankings';

/** Who asks walls to hide her is a guest with a number, counted from the top. */
export const guestNumbers = (rows: readonly Ranked[]): ReadonlyMap<number, number> =>
  new Map(rows.filter(({ Hidden }) => Hidden).map(({ UserId }, place) => [UserId, place + 1]));
