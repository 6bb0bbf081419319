import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';

interface Reader {
  readonly IsAdmin: boolean;
  readonly AvailableRoles: AvailableRoles;
}

/**
 * Only roles that see reports count. The brands of an owner count as several clubs, but not for an administrator, who has this
 * role only for the selected club.
 */
export function hasSeveralClubs({ IsAdmin, AvailableRoles: { Owner, Manager, Accountant } }: Reader): boolean {
  const clubs = new Set([...Manager, ...Accountant].map(({ ClubId }) => ClubId));
  return clubs.size > 1 || (Owner.length > 0 && !IsAdmin);
}
