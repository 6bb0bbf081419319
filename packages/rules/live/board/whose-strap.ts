import type { UnknownStrap } from '@clubpulse/contract/devices/sensors';
import type { Signal } from '@clubpulse/contract/live/frame-bytes';

/** Heard for so long with a heart in it, a strap that nobody owns is worn by somebody … */
const WORN_SECONDS = 10;
/** … and silent for so long it has left. */
const LEFT_SECONDS = 15;
/** More names than these would have to be read. */
const NAMES_MAX = 4;

/** Whole seconds since it was heard first; `now` (Unix ms) by the server's clock. */
export const heardFor = ({ FirstHeard }: Pick<UnknownStrap, 'FirstHeard'>, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(FirstHeard)) / 1000));

/** Whether somebody in the room (all rooms without one) wears a strap that nobody owns. */
export function asksWhose(
  strap: Pick<UnknownStrap, 'FirstHeard' | 'LastHeard' | 'HeartRate' | 'DisplayGroupId'>,
  roomId: number | null,
  now: number,
): boolean {
  const isHere = roomId === null || strap.DisplayGroupId === roomId;
  const hasLeft = now - Date.parse(strap.LastHeard) >= LEFT_SECONDS * 1000;
  return isHere && strap.HeartRate !== null && !hasLeft && heardFor(strap, now) >= WORN_SECONDS;
}

interface Named {
  readonly userId: number;
  readonly name: string;
}
export interface Seated extends Named {
  readonly signal: Signal;
  /** Number of the strap she wore. */
  readonly strap: number | undefined;
}
/** Who may wear it, and why: she booked and has none, or hers is not heard any more. */
export type Wearer = Named & ({ readonly why: 'booked' } | { readonly why: 'lost'; readonly strap: number | undefined });

/** Who is missed, those first who are expected and have none, then those of them who are not heard any more: by name, a few. */
export function likelyWearers(booked: readonly Named[], seated: readonly Seated[]): Wearer[] {
  const seatedIds = new Set(seated.map(({ userId }) => userId));
  const expected = new Set(booked.map(({ userId }) => userId));
  const byName = (a: Named, b: Named) =>
    Number(expected.has(b.userId)) - Number(expected.has(a.userId)) || a.name.localeCompare(b.name);
  const missed = booked.filter(({ userId }) => !seatedIds.has(userId)).toSorted(byName);
  const lost = seated.filter(({ signal }) => signal === 'lost').toSorted(byName);
  return [
    ...missed.map(({ userId, name }) => ({ userId, name, why: 'booked' as const })),
    ...lost.map(({ userId, name, strap }) => ({ userId, name, strap, why: 'lost' as const })),
  ].slice(0, NAMES_MAX);
}
