import type { Self } from '@clubpulse/contract/accounts/users';

export const isNamed = ({ FirstMidName, LastName }: Pick<Self, 'FirstMidName' | 'LastName'>): boolean =>
  FirstMidName.trim() !== '' && LastName.trim() !== '';

export const isArriving = (self: Self, clubId: number): boolean =>
  self.ClubsToAnswer.includes(clubId) || (!isNamed(self) && self.AvailableRoles.Athlete.some((role) => role.ClubId === clubId));
