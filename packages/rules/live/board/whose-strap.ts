import type { UnknownStrap } from '@clubpulse/contract/devices/sensors';
import type { Signal } from '@clubpulse/contract/live/frame-bytes';

const WORN_SECONDS = 10;
const LEFT_SECONDS = 15;
const NAMES_MAX = 4;

/** Whole seconds. `now` is Unix ms of the server's clock. */
export const secondsReceived = ({ FirstHeard }: Pick<UnknownStrap, 'FirstHeard'>, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(FirstHeard)) / 1000));

export function asksWhose(
  strap: Pick<UnknownStrap, 'FirstHeard' | 'LastHeard' | 'HeartRate' | 'DisplayGroupId'>,
  roomId: number | null,
  now: number,
): boolean {
  const isHere = roomId === null || strap.DisplayGroupId === roomId;
  const hasLeft = now - Date.parse(strap.LastHeard) >= LEFT_SECONDS * 1000;
  return isHere && strap.HeartRate !== null && !hasLeft && secondsReceived(strap, now) >= WORN_SECONDS;
}

interface Named {
  readonly userId: number;
  readonly name: string;
}
export interface Seated extends Named {
  readonly signal: Signal;
  readonly strap: number | undefined;
}
export type Wearer = Named & ({ readonly why: 'booked' } | { readonly why: 'lost'; readonly strap: number | undefined });

/** Booked members who are not on the wall are first, then athletes with a lost signal. */
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
