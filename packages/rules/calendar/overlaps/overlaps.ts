import type { OverlapKind } from '@clubpulse/contract/calendar/overlaps';

/** The same trainer, room or athlete twice at one hour: what is said of it, and refuses nothing. */

/** From Begin to End, End not included. */
export interface Hours {
  readonly Begin: Date;
  readonly End: Date;
}

/** Whether two are on at one time; one that begins as the other ends does not overlap it. */
export const overlap = (one: Hours, other: Hours): boolean => one.Begin < other.End && other.Begin < one.End;

/** A day of a class: its own, or one of a course. */
export interface ClassDay extends Hours {
  readonly TrainerId: number | null;
  /** Its room. */
  readonly DisplayGroupId: number | null;
}

export interface OtherDay extends ClassDay {
  /** A canceled class overlaps nothing. */
  readonly isCanceled: boolean;
  /** Those of the one who have a seat in the other as well. */
  readonly sharedAthletes: number;
}

/** What is meant twice on two days of different classes, published or not. */
export function overlapKindsOf(one: ClassDay, other: OtherDay): readonly OverlapKind[] {
  if (other.isCanceled || !overlap(one, other)) return [];
  const kinds: OverlapKind[] = [];
  if (one.TrainerId !== null && one.TrainerId === other.TrainerId) kinds.push('Trainer');
  if (one.DisplayGroupId !== null && one.DisplayGroupId === other.DisplayGroupId) kinds.push('Room');
  if (other.sharedAthletes > 0) kinds.push('Athlete');
  return kinds;
}
