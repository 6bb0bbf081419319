import type { Display } from '@clubpulse/contract/live/displays';
import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';

const AWAY_MS = 150_000;

export const isOffline = ({ LastSeen }: Pick<Display, 'LastSeen'>, now: number): boolean =>
  LastSeen === null || now - Date.parse(LastSeen) > AWAY_MS;

export function worstFirst<Screen extends Pick<Display, 'DisplayGroupId' | 'Name' | 'LastSeen'>>(
  screens: readonly Screen[],
  runOf: ReadonlyMap<number, Pick<RoomWorkout, 'Paused'>>,
  now: number,
): Screen[] {
  const rank = (screen: Screen) => {
    if (isOffline(screen, now)) return 0;
    const run = runOf.get(screen.DisplayGroupId);
    if (!run) return 3;
    return run.Paused ? 1 : 2;
  };
  return screens.toSorted((a, b) => rank(a) - rank(b) || a.Name.localeCompare(b.Name));
}
