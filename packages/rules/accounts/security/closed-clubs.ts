import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import type { ClubRef } from '../roles/roles.ts';

/**
 * Removes staff roles in clubs that are closed until the user has a second factor. One closed club also closes its brand. Athlete
 * roles are not removed.
 */
export function openRoles(roles: AvailableRoles, closed: readonly ClubRef[]): AvailableRoles {
  if (closed.length === 0) return roles;
  const isOpen = (entry: { readonly ClubId: number }) => closed.every(({ ClubId }) => ClubId !== entry.ClubId);
  return {
    ...roles,
    Owner: roles.Owner.filter((entry) => closed.every(({ BrandId }) => BrandId !== entry.BrandId)),
    Manager: roles.Manager.filter(isOpen),
    Trainer: roles.Trainer.filter(isOpen),
  };
}
