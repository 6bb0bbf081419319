import type { Ranked } from '@clubpulse/contract/community/rankings';

export const guestNumbers = (rows: readonly Ranked[]): ReadonlyMap<number, number> =>
  new Map(rows.filter(({ Hidden }) => Hidden).map(({ UserId }, place) => [UserId, place + 1]));
