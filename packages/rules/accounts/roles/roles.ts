import { type AvailableRoles, type Role, roles } from '@clubpulse/contract/accounts/roles';

/** The brand's owner is owner of its clubs. */
export interface ClubRef {
  readonly ClubId: number;
  readonly BrandId: number | null;
}

export function holdsRole(available: AvailableRoles, role: Role, club: ClubRef): boolean {
  if (role === 'Owner') return club.BrandId !== null && ownsBrand(available, club.BrandId);
  return available[role].some((entry) => entry.ClubId === club.ClubId);
}

export const ownsBrand = (available: AvailableRoles, brandId: number): boolean =>
  available.Owner.some((entry) => entry.BrandId === brandId);

export const holdsAnywhere = (available: AvailableRoles, role: Role): boolean => available[role].length > 0;

export const rolesInClub = (available: AvailableRoles, club: ClubRef): Role[] =>
  roles.filter((role) => holdsRole(available, role, club));

export const highestFirst = (held: readonly Role[]): Role[] => roles.filter((role) => held.includes(role));

const startOrder = ['Trainer', 'Manager', 'FrontDesk', 'Accountant', 'Athlete'] as const;

export function clubIdsOf(available: AvailableRoles): number[] {
  return [...new Set(startOrder.flatMap((role) => available[role].map((entry) => entry.ClubId)))];
}

export function initialClubId(
  stored: number | null,
  selectable: readonly number[],
  available: AvailableRoles,
): number | undefined {
  if (stored !== null && selectable.includes(stored)) return stored;
  const held = startOrder.flatMap((role) =>
    selectable.filter((clubId) => available[role].some((entry) => entry.ClubId === clubId)),
  );
  return held[0] ?? selectable[0];
}

/** FrontDesk and Accountant do not have all rights of staff. */
const staffRoles: readonly Role[] = ['Owner', 'Manager', 'Trainer'];

export const isStaffRole = (role: Role): boolean => staffRoles.includes(role);

export const isStaffIn = (available: AvailableRoles, club: ClubRef): boolean =>
  staffRoles.some((role) => holdsRole(available, role, club));

const managerRoles: readonly Role[] = ['Owner', 'Manager'];

export const managesClub = (available: AvailableRoles, club: ClubRef): boolean =>
  managerRoles.some((role) => holdsRole(available, role, club));

export function rolesAmong(available: AvailableRoles, clubs: readonly ClubRef[]): AvailableRoles {
  const inThem = (entries: readonly { ClubId: number }[]) =>
    entries.filter((entry) => clubs.some(({ ClubId }) => ClubId === entry.ClubId));
  return {
    Owner: available.Owner.filter((entry) => clubs.some(({ BrandId }) => BrandId === entry.BrandId)),
    Manager: inThem(available.Manager),
    Trainer: inThem(available.Trainer),
    FrontDesk: inThem(available.FrontDesk),
    Accountant: inThem(available.Accountant),
    Athlete: inThem(available.Athlete),
  };
}

/** Id of no brand, which an administrator owns while no club is selected. */
const NO_BRAND = 0;

/** On the screens an administrator owns the selected club's brand, without a club `NO_BRAND`. */
export const rolesOfAdministrator = (available: AvailableRoles, club: ClubRef | null): AvailableRoles => ({
  ...available,
  Owner: [...available.Owner, { BrandId: club?.BrandId ?? NO_BRAND }],
});
