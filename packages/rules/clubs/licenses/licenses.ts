import {
  type ClubLicense,
  type LicenseWarning,
  NO_END,
  type Resource,
  resources,
  UNLIMITED,
} from '@clubpulse/contract/clubs/licenses/licenses';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { addDays, type Day, daysBetween } from '../../time/days.ts';

type Held = Pick<ClubLicense, 'Begin' | 'End' | Resource>;
export type Used = Readonly<Partial<Record<Resource, number>>>;

/** Managers are warned this many days before the last licence ends, and from this share of a limit. */
export const WARNED_DAYS = 30;
const WARNED_SHARE = 0.9;

export const isUnlimited = (limit: number): boolean => limit >= UNLIMITED;
export const isEndless = (day: Day): boolean => day >= NO_END;

const holdsOn = (day: Day) => (license: Held) => license.Begin <= day && day <= license.End;

export function limitsOn(licenses: readonly Held[], day: Day): Record<Resource, number> | undefined {
  const held = licenses.filter(holdsOn(day));
  if (held.length === 0) return undefined;
  const limitOf = (resource: Resource) =>
    Math.min(
      UNLIMITED,
      held.reduce((sum, license) => sum + license[resource], 0),
    );
  return Object.fromEntries(resources.map((resource) => [resource, limitOf(resource)])) as Record<Resource, number>;
}

export function refuseAdding(
  resource: Resource,
  { limit, used, adding }: { limit: number | undefined; used: number; adding: number },
): Refusal | undefined {
  if (limit === undefined) return refuse('LicenseRequired');
  if (isUnlimited(limit) || used + adding <= limit) return undefined;
  return refuse('LicenseResourceLimitExceeded', { values: { limit, context: resource } });
}

export function lastDayFrom(licenses: readonly Held[], day: Day): Day | undefined {
  const lastOf = (from: Day) =>
    licenses
      .filter(holdsOn(from))
      .map(({ End }) => End)
      .sort()
      .at(-1);
  let last = lastOf(day);
  while (last !== undefined && !isEndless(last)) {
    const later = lastOf(addDays(last, 1));
    if (later === undefined) return last;
    last = later;
  }
  return last;
}

export function licenseWarnings(licenses: readonly Held[], used: Used, day: Day): LicenseWarning[] {
  const limits = limitsOn(licenses, day);
  if (limits === undefined) {
    const ended = licenses
      .map(({ End }) => End)
      .filter((end) => end < day)
      .sort()
      .at(-1);
    return [ended === undefined ? { Kind: 'Missing' } : { Kind: 'Ended', Day: ended }];
  }
  const last = lastDayFrom(licenses, day);
  const Days = last === undefined ? 0 : daysBetween(day, last);
  const ending: LicenseWarning[] =
    last !== undefined && !isEndless(last) && Days <= WARNED_DAYS ? [{ Kind: 'EndsSoon', Day: last, Days }] : [];
  const full = resources.flatMap((resource): LicenseWarning[] => {
    const Limit = limits[resource];
    const Used = used[resource];
    // A limit of 0 with nothing used is not full.
    if (Used === undefined || isUnlimited(Limit) || (Limit === 0 && Used === 0) || Used < Limit * WARNED_SHARE) return [];
    return [{ Kind: Used >= Limit ? 'Full' : 'NearlyFull', Resource: resource, Used, Limit }];
  });
  return [...full.filter(({ Kind }) => Kind === 'Full'), ...ending, ...full.filter(({ Kind }) => Kind === 'NearlyFull')];
}
