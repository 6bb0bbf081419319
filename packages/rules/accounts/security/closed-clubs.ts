import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import type { ClubRef } from '../roles/roles.ts';

/**
 * Returns the roles without staff roles in closed clubs, which stay closed until the user has a second factor. If one club of a
 * brand is closed, its owner has no role in the brand. Roles as athlete remain.
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
