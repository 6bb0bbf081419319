import type { OwnPlace } from '@clubpulse/contract/live/own-strap/own-places';

/** The place survives a reload, until the athlete ends it or the server refuses it. */
const keyOf = (owner: number) => `clubpulse.place.${owner}`;
/** The place ends after this time, so that a forgotten place ends before the next day. */
const STORED_MS = 3 * 3_600_000;

export function storedPlace(owner: number): OwnPlace | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(keyOf(owner)) ?? 'null') as { place: OwnPlace; at: number } | null;
    return stored !== null && Date.now() - stored.at < STORED_MS ? stored.place : null;
  } catch {
    return null;
  }
}

export function keepPlace(owner: number, place: OwnPlace | null): void {
  if (place === null) window.localStorage.removeItem(keyOf(owner));
  else window.localStorage.setItem(keyOf(owner), JSON.stringify({ place, at: Date.now() }));
}

export const isSamePlace = (one: OwnPlace | null, other: OwnPlace | null): boolean =>
  one?.ClubId === other?.ClubId && one?.DisplayGroupId === other?.DisplayGroupId;
