import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import type { Access } from '@clubpulse/contract/call';
import { type ClubRef, holdsRole, ownsBrand } from './roles.ts';

export interface Caller {
  readonly UserId: number;
  readonly roles: AvailableRoles;
  /** An administrator has the rights of staff in every club and brand, but never acts for another user. */
  readonly isAdmin: boolean;
  /** Edits the platform's libraries, without rights in clubs. */
  readonly isEditor?: boolean;
}

export interface SubjectFacts {
  readonly club?: ClubRef;
  readonly brandId?: number;
  readonly user?: { readonly UserId: number; readonly athleteClubs: readonly ClubRef[] };
}

/** `caller` is undefined without a valid token. Without known club, brand or user only an administrator may call. */
export function mayCall(access: Access, caller: Caller | undefined, subject: SubjectFacts = {}): boolean {
  if (access.who === 'public') return true;
  if (caller === undefined) return false;
  if (access.who === 'signedIn') return true;
  // Calls only for the user, such as consenting, signing, booking or reading a feed, are not for an administrator.
  const isOwnOnly = access.who === 'user' && access.staff.length === 0;
  if (caller.isAdmin && !isOwnOnly) return true;
  if (access.who === 'admin') return false;
  if (access.who === 'editor') return caller.isEditor === true;
  const { club, brandId, user } = subject;
  const { roles } = caller;
  if (access.who === 'club') return club !== undefined && access.roles.some((role) => holdsRole(roles, role, club));
  if (access.who === 'brand') return brandId !== undefined && ownsBrand(roles, brandId);
  if (user === undefined) return false;
  return (
    user.UserId === caller.UserId || user.athleteClubs.some((where) => access.staff.some((role) => holdsRole(roles, role, where)))
  );
}
