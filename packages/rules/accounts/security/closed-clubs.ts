import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import type { ClubRef } from '../roles/roles.ts';

/**
 * `closed`: clubs that require a second factor. The user has no role there except athlete, and an owner has no role in a brand
 * with a closed club.
 */
export function openRoles(roles: AvailableRoles, closed: readonly ClubRef[]): AvailableRoles {
  if (closed.length === 0) return roles;
  const isOpen = (entry: { readonly ClubId: number }) => closed.every(({ ClubId }) => ClubId !== entry.ClubId);
  return {
    ...roles,
    Owner: roles.Owner.filter((entry) => closed.every(({ BrandId }) => BrandId !== entry.BrandId)),
    Manager: roles.Manager.filter(isOpen),
    Trainer: roles.Trainer.filter(isOpen),
    FrontDesk: roles.FrontDesk.filter(isOpen),
    Accountant: roles.Accountant.filter(isOpen),
  };
}
