import type { Self } from '@clubpulse/contract/accounts/users';
import { forget, readStored, storageKeys, store } from '../../platform/storage.ts';

/** This browser knows a club she joined whose questions she has not gone through. */
export const arrivalBegins = (clubId: number): void => store(storageKeys.arriving, String(clubId));
export const arrivalEnds = (): void => forget(storageKeys.arriving);

export const isNamed = ({ FirstMidName, LastName }: Pick<Self, 'FirstMidName' | 'LastName'>): boolean =>
  FirstMidName.trim() !== '' && LastName.trim() !== '';

/**
 * Whether a club where she is an athlete still asks her something: she left the page on the way, which this browser remembers, or its
 * staff has no name to read, which every browser knows.
 */
export const isArriving = (self: Self, clubId: number): boolean =>
  self.AvailableRoles.Athlete.some((role) => role.ClubId === clubId) &&
  (!isNamed(self) || readStored(storageKeys.arriving) === String(clubId));
