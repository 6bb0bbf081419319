import type { Self } from '@clubpulse/contract/accounts/users';

export const isNamed = ({ FirstMidName, LastName }: Pick<Self, 'FirstMidName' | 'LastName'>): boolean =>
  FirstMidName.trim() !== '' && LastName.trim() !== '';

/** True until the user has entered a name and decided what to share. */
export const isArriving = (self: Self, clubId: number): boolean =>
  self.ClubsToAnswer.includes(clubId) || (!isNamed(self) && self.AvailableRoles.Athlete.some((role) => role.ClubId === clubId));
