import { type CallerId, type User, type UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type ClubRole, clubRoleSchema, type LeaveQuery, type Loss } from '@clubpulse/contract/members/membership';
import type { ClubUser } from '@clubpulse/contract/members/people';
import { ownsBrand } from '@clubpulse/rules/accounts/roles/roles';
import { handedByClub } from '@clubpulse/rules/accounts/security/handed';
import { needsLeaveCode } from '@clubpulse/rules/members/membership/leave-code';
import { holdRoleIn, lockClubRoles } from '../../accounts/roles/public.ts';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { Leaving } from '../../platform/feature/leaving.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { clubPeopleOf } from '../people/public.ts';
import type { LeaveCodes } from './leave-codes.service.ts';
import { takeRoles } from './leaving.service.ts';
import { hasOtherManager, isManagedWithout, lossOf } from './membership.facts.ts';

export interface MembershipParts {
  readonly db: Database;
  readonly leaving: Leaving;
  readonly clubs: Pick<Clubs, 'facts' | 'admit'>;
  readonly profiles: (userIds: readonly number[], via?: Queryable) => Promise<readonly User[]>;
  readonly isHandedTo: AccountSecurity['isHandedTo'];
  readonly codes: Pick<LeaveCodes, 'spend'>;
  readonly now?: () => Date;
}

export type Membership = ReturnType<typeof createMembership>;

export function createMembership({ db, leaving, clubs, profiles, isHandedTo, codes, now = () => new Date() }: MembershipParts) {
  const personOf = async (via: Queryable, clubId: ClubId, userId: UserId): Promise<ClubUser | undefined> =>
    (await clubPeopleOf(via, clubId, [userId]))[0];

  async function take(
    clubId: ClubId,
    userId: UserId,
    role: ClubRole | 'all',
    by: CallerId,
    { Code, ...why }: { readonly WithAccount?: true; readonly Code?: string | undefined } = {},
  ): Promise<Refusal | undefined> {
    return db.transaction().execute(async (trx) => {
      const before = await lockClubRoles(trx, clubId, userId);
      const taken = role === 'all' ? before : before.filter((one) => one === role);
      if (taken.length === 0) return refuse('NotFound');
      // The account of the only manager can be deleted if the brand has an owner.
      const isManaged = why.WithAccount ? hasOtherManager : isManagedWithout;
      if (taken.includes('Manager') && !(await isManaged(trx, clubId, userId))) return refuse('LastManager');
      // No code is needed to delete an account, because that requires another proof.
      const isOwn = by === userId && !why.WithAccount && needsLeaveCode(taken);
      const refused = isOwn ? await codes.spend(trx, clubId, userId, Code) : undefined;
      if (refused) return refused;
      const [user] = await profiles([userId], trx);
      await takeRoles(trx, leaving, { ClubId: clubId, UserId: userId, by, at: now() }, { taken, before });
      for (const Role of taken) await emit(trx, { ClubId: clubId, Type: 'RoleTaken', Payload: { Target: userId, Role, By: by } });
      if (taken.length === before.length && user) {
        const Payload = { Target: userId, Email: user.Email, Nickname: user.Nickname, By: by, ...why };
        await emit(trx, { ClubId: clubId, Type: 'UserLeftClub', Payload });
      }
      return undefined;
    });
  }

  return {
    async loss(clubId: ClubId, userId: UserId): Promise<Loss | Refusal> {
      const person = await personOf(db, clubId, userId);
      if (!person) return refuse('NotFound');
      const Roles = clubRoleSchema.array().parse(person.Roles);
      const LeavesNoManager = Roles.includes('Manager') && !(await isManagedWithout(db, clubId, userId));
      return { UserId: userId, Roles, ...(await lossOf(db, clubId, userId, now())), LeavesNoManager };
    },

    /** A staff role requires a verified e-mail address or handed-over link. A brand's owner may add any role for themselves. */
    async give(clubId: ClubId, userId: UserId, Role: ClubRole, { UserId: By, roles }: Caller): Promise<ClubUser | Refusal> {
      return db.transaction().execute(async (trx) => {
        const club = await clubs.facts(clubId, trx);
        if (!club) return refuse('NotFound');
        const isOwner = userId === By && club.BrandId !== null && ownsBrand(roles, club.BrandId);
        if (!(await holdRoleIn(trx, userId, clubId)) && !isOwner) return refuse('NotFound');
        const [person] = await profiles([userId], trx);
        const held = await personOf(trx, clubId, userId);
        if (held?.Roles.includes(Role)) return held;
        const isKnown =
          isOwner || person?.EmailConfirmed === true || (await isHandedTo(trx, userId, { voucher: handedByClub(clubId) }));
        if (Role !== 'Athlete' && !isKnown) return refuse('StaffUnproved');
        const admitted = await clubs.admit(trx, club, userId, Role, { CameBy: 'Desk', By });
        if (isRefusal(admitted)) return admitted;
        await emit(trx, { ClubId: clubId, Type: 'RoleGiven', Payload: { Target: userId, Role, By } });
        return (await personOf(trx, clubId, userId)) ?? refuse('NotFound');
      });
    },

    take: (clubId: ClubId, userId: UserId, role: ClubRole, by: CallerId, code: LeaveQuery) =>
      take(clubId, userId, role, by, code),
    remove: (clubId: ClubId, userId: UserId, by: CallerId, code: LeaveQuery): Promise<Refusal | undefined> =>
      take(clubId, userId, 'all', by, code),
    endIn: (clubId: ClubId, userId: UserId, by: CallerId) => take(clubId, userId, 'all', by, { WithAccount: true }),
  };
}
