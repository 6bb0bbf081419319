import type { KioskArrival } from '@clubpulse/contract/office/check-in/check-in';

/** Other people can read what the kiosk shows (decision 0039). */

export interface DoorPerson {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly HideOnWall: boolean;
}

/** Never returns the last name. Null for members who hide on walls. */
export function nameAtDoor({ Nickname, FirstMidName, HideOnWall }: DoorPerson): string | null {
  if (HideOnWall) return null;
  return FirstMidName.trim() || Nickname.trim() || null;
}

export interface DoorFacts {
  readonly sells: boolean;
  readonly holds: boolean;
  readonly isExempt: boolean;
  readonly hasClass: boolean;
  readonly needsDesk: boolean;
}

/** The kiosk names only a missing subscription, because debts, health and bans are private. */
export function deskReason({ sells, holds, isExempt, hasClass, needsDesk }: DoorFacts): KioskArrival['Desk'] {
  if (sells && !holds && !isExempt && !hasClass) return 'NoSubscription';
  return needsDesk ? 'Please' : null;
}
