import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';

interface Reader {
  readonly IsAdmin: boolean;
  readonly AvailableRoles: AvailableRoles;
}

/**
 * Decided by the roles that see reports. The brands of an owner count as several clubs. An administrator has only the role for
 * the selected club.
 */
export function hasSeveralClubs({ IsAdmin, AvailableRoles: { Owner, Manager, Accountant } }: Reader): boolean {
  const clubs = new Set([...Manager, ...Accountant].map(({ ClubId }) => ClubId));
  return clubs.size > 1 || (Owner.length > 0 && !IsAdmin);
}
