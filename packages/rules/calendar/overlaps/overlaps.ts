import type { OverlapKind } from '@clubpulse/contract/calendar/overlaps';

export interface Hours {
  readonly Begin: Date;
  readonly End: Date;
}

export const overlap = (one: Hours, other: Hours): boolean => one.Begin < other.End && other.Begin < one.End;

export interface ClassDay extends Hours {
  readonly TrainerId: number | null;
  readonly DisplayGroupId: number | null;
}

export interface OtherDay extends ClassDay {
  readonly isCanceled: boolean;
  readonly sharedAthletes: number;
}

export function overlapKindsOf(one: ClassDay, other: OtherDay): readonly OverlapKind[] {
  if (other.isCanceled || !overlap(one, other)) return [];
  const kinds: OverlapKind[] = [];
  if (one.TrainerId !== null && one.TrainerId === other.TrainerId) kinds.push('Trainer');
  if (one.DisplayGroupId !== null && one.DisplayGroupId === other.DisplayGroupId) kinds.push('Room');
  if (other.sharedAthletes > 0) kinds.push('Athlete');
  return kinds;
}
