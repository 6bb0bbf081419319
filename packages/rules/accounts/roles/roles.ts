import { type AvailableRoles, type Role, roles } from '@clubpulse/contract/accounts/roles';

/** A club with its brand, through which an owner holds the role. */
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

/** Roles in the club, highest first. */
export const rolesInClub = (available: AvailableRoles, club: ClubRef): Role[] =>
  roles.filter((role) => holdsRole(available, role, club));

export const highestFirst = (held: readonly Role[]): Role[] => roles.filter((role) => held.includes(role));

/** Default view: trainer in any club before manager before athlete. */
const startOrder = ['Trainer', 'Manager', 'Athlete'] as const;

export function clubIdsOf(available: AvailableRoles): number[] {
  return [...new Set(startOrder.flatMap((role) => available[role].map((entry) => entry.ClubId)))];
}

/**
 * The stored club while it is still selectable. Otherwise the first with the role of the default view: trainer before manager
 * before athlete.
 */
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

export const isStaffIn = (available: AvailableRoles, club: ClubRef): boolean =>
  (['Owner', 'Manager', 'Trainer'] as const).some((role) => holdsRole(available, role, club));

export function rolesAmong(available: AvailableRoles, clubs: readonly ClubRef[]): AvailableRoles {
  const inThem = (entries: readonly { ClubId: number }[]) =>
    entries.filter((entry) => clubs.some(({ ClubId }) => ClubId === entry.ClubId));
  return {
    Owner: available.Owner.filter((entry) => clubs.some(({ BrandId }) => BrandId === entry.BrandId)),
    Manager: inThem(available.Manager),
    Trainer: inThem(available.Trainer),
    Athlete: inThem(available.Athlete),
  };
}

/** Id of no real brand. An administrator owns it while no club is selected. */
const NO_BRAND = 0;

/** Roles of an administrator for the screens: owner of the selected club's brand, or of no real brand without a club. */
export const rolesOfAdministrator = (available: AvailableRoles, club: ClubRef | null): AvailableRoles => ({
  ...available,
  Owner: [...available.Owner, { BrandId: club?.BrandId ?? NO_BRAND }],
});
