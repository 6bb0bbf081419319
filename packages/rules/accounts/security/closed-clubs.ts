import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import type { ClubRef } from '../roles/roles.ts';

/**
 * Roles without those of staff in clubs that are closed to her until she has a second factor. A brand is closed with any of its
 * clubs; what she is as an athlete stays.
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
