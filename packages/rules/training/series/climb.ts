import type { Values } from './series.ts';

export const FEET_OF_A_METRE = 3.28084;

/** Altitudes are averaged over this time, because single altitudes are inaccurate. */
const READ_SECONDS = 10;
/** A rise, and a fall that ends it, have at least this many metres. Smaller differences are inaccuracy. */
const RISE_METRES = 5;

export function metresClimbed(altitude: Values): number | null {
  const heights = heightsOf(altitude);
  const [first] = heights;
  if (first === undefined) return null;
  let [climbed, bottom, top] = [0, first, first];
  for (const height of heights) {
    top = Math.max(top, height);
    const isRise = top - bottom >= RISE_METRES;
    if (isRise ? top - height < RISE_METRES : height >= bottom) continue;
    if (isRise) climbed += top - bottom;
    [bottom, top] = [height, height];
  }
  return climbed + (top - bottom >= RISE_METRES ? top - bottom : 0);
}

function heightsOf(altitude: Values): number[] {
  const heights: number[] = [];
  for (let from = 0; from < altitude.length; from += READ_SECONDS) {
    const known = altitude.slice(from, from + READ_SECONDS).filter((value) => value !== null);
    if (known.length > 0) heights.push(known.reduce((sum, value) => sum + value, 0) / known.length);
  }
  return heights;
}
