import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import { type Stretch, stretches } from '@clubpulse/rules/training/trainings/stretches';
import type { StoredMinute } from '../heart-minutes/public.ts';

type Place = Pick<StoredMinute, 'ClubId' | 'DisplayGroupId'>;

const FIRST_REACH_SECONDS = 2 * SILENCE_SECONDS;

/**
 * The whole stretches with seconds in the interval, and their minutes: reads outward until each has its five silent
 * minutes inside what was read. Unix seconds, both ends inside.
 */
export async function stretchesAround(
  read: (from: number, to: number) => Promise<readonly StoredMinute[]>,
  from: number,
  to: number,
): Promise<{ found: Stretch[]; minutes: readonly StoredMinute[] }> {
  for (let reach = FIRST_REACH_SECONDS; ; reach *= 4) {
    const start = Math.floor((from - reach) / 60) * 60;
    const end = Math.ceil((to + reach) / 60) * 60;
    const minutes = await read(start, end);
    const found = stretches(minutes).filter((stretch) => stretch.end > from && stretch.begin <= to);
    const begin = found[0]?.begin ?? Number.POSITIVE_INFINITY;
    const last = found.at(-1)?.end ?? Number.NEGATIVE_INFINITY;
    if (begin - start >= SILENCE_SECONDS && end - last >= SILENCE_SECONDS) return { found, minutes };
  }
}

/** Where most of a stretch's seconds were heard; of equals the place heard first. */
export function mostHeardAt(stretch: Stretch, minutes: readonly StoredMinute[]): Place | undefined {
  const places = new Map<string, { place: Place; seconds: number }>();
  for (const { Minute, Beats, ClubId, DisplayGroupId } of minutes) {
    const heard = Beats.filter((bpm, second) => bpm > 0 && Minute + second >= stretch.begin && Minute + second < stretch.end);
    const key = `${ClubId}/${DisplayGroupId}`;
    const counted = places.get(key) ?? { place: { ClubId, DisplayGroupId }, seconds: 0 };
    places.set(key, { ...counted, seconds: counted.seconds + heard.length });
  }
  return [...places.values()].reduce<{ place?: Place; seconds: number }>(
    (most, counted) => (counted.seconds > most.seconds ? counted : most),
    { seconds: 0 },
  ).place;
}
