import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import { inDays, type Stretch, stretches } from '@clubpulse/rules/training/trainings/stretches';
import type { SecondsOf, StoredMinute } from '../heart-minutes/public.ts';

type Place = Pick<StoredMinute, 'ClubId' | 'DisplayGroupId'>;

const FIRST_REACH_SECONDS = 2 * SILENCE_SECONDS;

export interface OwnedStretch extends Stretch {
  readonly ClubId: number | null;
}

export interface Around {
  readonly found: readonly OwnedStretch[];
  readonly minutes: readonly StoredMinute[];
}

/**
 * Reads further minutes on both sides until five silent minutes surround each stretch. A long stretch is read with all its days.
 * Unix seconds, inclusive.
 */
export async function stretchesAround(
  read: (windows: readonly SecondsOf[]) => Promise<ReadonlyMap<number, readonly StoredMinute[]>>,
  wanted: readonly SecondsOf[],
): Promise<Map<number, Around>> {
  const around = new Map<number, Around>();
  let open = wanted;
  for (let reach = FIRST_REACH_SECONDS; open.length > 0; reach *= 4) {
    const windows = open.map(({ UserId, from, to }) => ({
      UserId,
      from: Math.floor((from - reach) / 60) * 60,
      to: Math.ceil((to + reach) / 60) * 60,
    }));
    const stored = await read(windows);
    open = open.filter((interval, index) => {
      const minutes = stored.get(interval.UserId) ?? [];
      const found = ofOwners(minutes).filter((stretch) => stretch.end > interval.from && stretch.begin <= interval.to);
      const window = windows[index] ?? interval;
      const begin = Math.min(...found.map((stretch) => stretch.begin));
      const last = Math.max(...found.map(({ end }) => end));
      const isComplete = begin - window.from >= SILENCE_SECONDS && window.to - last >= SILENCE_SECONDS;
      if (isComplete) around.set(interval.UserId, { found: found.flatMap(inDaysOfOwner), minutes });
      return !isComplete;
    });
  }
  return around;
}

const ofOwners = (minutes: readonly StoredMinute[]): OwnedStretch[] =>
  [...Map.groupBy(minutes, ({ ClubId }) => ClubId)].flatMap(([ClubId, own]) =>
    stretches(own).map((stretch) => ({ ...stretch, ClubId })),
  );
const inDaysOfOwner = ({ ClubId, ...stretch }: OwnedStretch): OwnedStretch[] =>
  inDays(stretch).map((day) => ({ ...day, ClubId }));

export function mainPlaceOf(stretch: Stretch, minutes: readonly StoredMinute[]): Place | undefined {
  const places: { place: Place; seconds: number }[] = [];
  for (const { Minute, Beats, ClubId, DisplayGroupId } of minutes) {
    const [from, to] = [Math.max(0, stretch.begin - Minute), Math.min(Beats.length, stretch.end - Minute)];
    let seconds = 0;
    for (let second = from; second < to; second++) if (Beats[second]) seconds++;
    const counted = places.find(({ place }) => place.ClubId === ClubId && place.DisplayGroupId === DisplayGroupId);
    if (counted) counted.seconds += seconds;
    else places.push({ place: { ClubId, DisplayGroupId }, seconds });
  }
  let most: (typeof places)[number] | undefined;
  for (const counted of places) if (counted.seconds > (most?.seconds ?? 0)) most = counted;
  return most?.place;
}
