import type { Self } from '@clubpulse/contract/accounts/users';

export const isNamed = ({ FirstMidName, LastName }: Pick<Self, 'FirstMidName' | 'LastName'>): boolean =>
  FirstMidName.trim() !== '' && LastName.trim() !== '';

/** Whether a club where she is an athlete still asks her something: her name, or what it may see, which comes last. */
export const isArriving = (self: Self, clubId: number): boolean =>
  self.ClubsToAnswer.includes(clubId) || (!isNamed(self) && self.AvailableRoles.Athlete.some((role) => role.ClubId === clubId));
