/** Values of notes and coins in minor units, largest first. Undefined for a currency whose cash is counted as a total. */
export const denominationsOf = (currency: string): readonly number[] | undefined => known[currency];

const euro = [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
const known: Readonly<Record<string, readonly number[]>> = {
  EUR: euro,
  GBP: [5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  USD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1],
  CHF: [100_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5],
};
