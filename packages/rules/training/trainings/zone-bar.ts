/** The percentages add up to 100 by largest remainders. All are 0 if all values are 0. Values must not be negative. */
export function zoneBarPercentages(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return values.map(() => 0);
  const exact = values.map((value) => (100 * value) / total);
  const floored = exact.map(Math.floor);
  const missing = 100 - floored.reduce((sum, percent) => sum + percent, 0);
  const byRemainder = exact.map((percent, index) => ({ index, rest: percent % 1 })).toSorted((a, b) => b.rest - a.rest);
  for (const { index } of byRemainder.slice(0, missing)) floored[index] = (floored[index] ?? 0) + 1;
  return floored;
}
