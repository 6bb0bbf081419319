import { RANKED_FROM_CLASSES } from '@clubpulse/contract/community/trainer-rankings';

export interface Led {
  readonly Classes: number;
  readonly Seats: number;
  readonly Booked: number;
  readonly NoShows: number;
}

/** Share of the seats; above 1 for overbooked classes. */
export const filled = ({ Seats, Booked }: Led): number => (Seats === 0 ? 0 : Booked / Seats);

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
