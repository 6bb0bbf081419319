import { RANKED_FROM_CLASSES } from '@clubpulse/contract/community/trainer-rankings';

/** What a trainer's classes were in a range. */
export interface Led {
  readonly Classes: number;
  readonly Seats: number;
  readonly Booked: number;
  readonly NoShows: number;
}

/** How full they were, 0 to 1; a class may hold more than it has places. */
export const filled = ({ Seats, Booked }: Led): number => (Seats === 0 ? 0 : Booked / Seats);

/**
 * Fullest first; of equally full ones more classes, then fewer no-shows; who is equal in all of it shares the rank, and the next is
 * skipped. Behind them, without a rank, who gave too few classes to be compared.
 */
export function fullest<One extends Led>(trainers: readonly One[]): (One & { readonly Rank: number | null })[] {
  const compare = (one: One, other: One): number =>
    filled(other) - filled(one) || other.Classes - one.Classes || one.NoShows - other.NoShows;
  const isCompared = ({ Classes }: One) => Classes >= RANKED_FROM_CLASSES;
  const sorted = trainers.filter(isCompared).toSorted(compare);
  let Rank = 1;
  const compared = sorted.map((one, place) => {
    const before = sorted[place - 1];
    if (before === undefined || compare(before, one) !== 0) Rank = place + 1;
    return { ...one, Rank };
  });
  const rest = trainers.filter((one) => !isCompared(one)).toSorted((one, other) => other.Classes - one.Classes);
  return [...compared, ...rest.map((one) => ({ ...one, Rank: null }))];
}
