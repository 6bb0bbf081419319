import type { User, ZoneSettings } from '@clubpulse/contract/accounts/users';
import { HUB_PEOPLE_MAX, type HubPerson } from '@clubpulse/contract/live/hub-walls';
import { automaticZones, maxOf, ownLimits } from '../../accounts/users/own-zones.ts';
import { carriedName } from '../walls/wall-name.ts';

interface Received extends Pick<User, 'Nickname' | 'FirstMidName' | 'LastName' | 'HideOnWall' | 'BirthDate'> {
  /** Null if the zones are computed from the age. */
  readonly ZoneSettings: ZoneSettings | null;
}

export function hubPerson(user: Received, straps: readonly number[], day: string): HubPerson {
  const settings = user.ZoneSettings ?? automaticZones;
  const max = maxOf(settings, user.BirthDate, day);
  return { straps: [...straps], ...carriedName(user), max, limits: [...ownLimits(settings, max)] };
}

/** Athletes in training have precedence. The list is sorted by strap, so that the same athletes give the same list. */
export function hubPeople(people: readonly { readonly person: HubPerson; readonly trains: boolean }[]): HubPerson[] {
  const [first, then] = [people.filter(({ trains }) => trains), people.filter(({ trains }) => !trains)];
  return [...first, ...then]
    .slice(0, HUB_PEOPLE_MAX)
    .map(({ person }) => person)
    .sort((one, other) => (one.straps[0] ?? 0) - (other.straps[0] ?? 0));
}
