import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';

interface Reader {
  readonly IsAdmin: boolean;
  readonly AvailableRoles: AvailableRoles;
}

/** By roles with reports. Brands of an owner count as several; an administrator has the role of one for the selected club alone. */
export function hasSeveralClubs({ IsAdmin, AvailableRoles: { Owner, Manager, Accountant } }: Reader): boolean {
  const clubs = new Set([...Manager, ...Accountant].map(({ ClubId }) => ClubId));
  return clubs.size > 1 || (Owner.length > 0 && !IsAdmin);
}
