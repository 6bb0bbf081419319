import type { KioskArrival } from '@clubpulse/contract/office/check-in/check-in';

/** What a kiosk may say aloud of who comes in: others stand behind her (decision 0047). */

export interface DoorPerson {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly HideOnWall: boolean;
}

/** What she is called at the door: never by her surname, and not at all where she hides from walls. */
export function nameAtDoor({ Nickname, FirstMidName, HideOnWall }: DoorPerson): string | null {
  if (HideOnWall) return null;
  return FirstMidName.trim() || Nickname.trim() || null;
}

export interface DoorFacts {
  /** The club has subscriptions that somebody can hold. */
  readonly sells: boolean;
  /** She holds one that may be used, or credits. */
  readonly holds: boolean;
  /** A guest, or one of the club's own people. */
  readonly isExempt: boolean;
  /** A class of hers is on: it was paid when it was booked. */
  readonly hasClass: boolean;
  /** She may not book, a payment of hers is late, or a certificate or membership is over. */
  readonly needsDesk: boolean;
}

/** Why she is asked to the desk. Only that she holds nothing is said; money, health and bans are nobody else's to read. */
export function askedToDesk({ sells, holds, isExempt, hasClass, needsDesk }: DoorFacts): KioskArrival['Desk'] {
  if (sells && !holds && !isExempt && !hasClass) return 'NoSubscription';
  return needsDesk ? 'Please' : null;
}
