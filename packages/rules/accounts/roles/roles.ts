import { type AvailableRoles, type Role, roles } from '@clubpulse/contract/accounts/roles';

/** Who holds which roles where (spec 1 section 6). */

/** A club as far as rights go: an Owner holds the role in it through its brand. */
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

/** The roles held in a club, highest first: Owner, Manager, Trainer, Athlete. */
export const rolesInClub = (available: AvailableRoles, club: ClubRef): Role[] =>
  roles.filter((role) => holdsRole(available, role, club));

/** Roles in the spec's order, each once. */
export const highestFirst = (held: readonly Role[]): Role[] => roles.filter((role) => held.includes(role));

/** In the order of the default views: who works as trainer anywhere begins there, who manages next. */
const startOrder = ['Trainer', 'Manager', 'Athlete'] as const;

/** The clubs of the selector: where the user is athlete, trainer or manager, each once. */
export function clubIdsOf(available: AvailableRoles): number[] {
  return [...new Set(startOrder.flatMap((role) => available[role].map((entry) => entry.ClubId)))];
}

/**
 * The club selected at the start: the stored one while it is still selectable, else the first (spec 1 section 4) where the default
 * view opens: clubs where one is trainer stand before those one manages, those before where one only trains.
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

/** Whether somebody works in the club: as its trainer or manager, or as the owner of its brand. */
export const isStaffIn = (available: AvailableRoles, club: ClubRef): boolean =>
  (['Owner', 'Manager', 'Trainer'] as const).some((role) => holdsRole(available, role, club));

/** Of the roles those in the clubs and in their brands. */
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

/** Of no brand; an administrator owns it while no club is selected. */
const NO_BRAND = 0;

/**
 * Roles as the screens ask for them. An administrator may everything about every club, and so stands where the owner of the selected
 * club's brand stands; without a club, before all of them.
 */
export const rolesOfAdministrator = (available: AvailableRoles, club: ClubRef | null): AvailableRoles => ({
  ...available,
  Owner: [...available.Owner, { BrandId: club?.BrandId ?? NO_BRAND }],
});
