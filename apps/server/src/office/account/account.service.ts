import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { OwnData } from '@clubpulse/contract/office/account';
import { checkOwnEmail } from '@clubpulse/rules/accounts/users/own-email';
import { lockOwners, rolesOf } from '../../accounts/roles/public.ts';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { hasOtherManager } from '../../members/membership/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Leaving, leave } from '../../platform/feature/leaving.ts';
import type { Persons } from '../../platform/feature/persons.ts';
import type { EmbeddedProvider } from '../../platform/identity/embedded-provider.ts';
import type { Acting } from '../../platform/identity/security/security.ts';
import { ownData, ownedAlone } from './account.facts.ts';

export interface AccountParts {
  readonly db: Database;
  readonly persons: Persons;
  readonly leaving: Pick<Leaving, 'account'>;
  readonly users: Pick<Users, 'get' | 'rolesOf' | 'hold' | 'erase'>;
  readonly leaveClub: (clubId: number, userId: UserId, by: CallerId) => Promise<Refusal | undefined>;
  readonly refuseStale: AccountSecurity['refuseStale'];
  readonly provider: Pick<EmbeddedProvider, 'deleteAccount'> | undefined;
}

export type Account = ReturnType<typeof createAccount>;

export function createAccount({ db, persons, leaving, users, leaveClub, provider, refuseStale }: AccountParts) {
  return {
    /** Requires a recent proof of identity, because a screen may be left unlocked. */
    export: async (userId: UserId, acting: Acting | undefined): Promise<OwnData | Refusal> =>
      (await refuseStale(acting)) ?? ownData(db, persons, userId),

    /** Leaves every club first. Refuses the only manager of a club and the only owner of a brand. Can be repeated. */
    async delete(userId: UserId, by: CallerId, typed: string, acting: Acting | undefined): Promise<Refusal | undefined> {
      const user = await users.get(userId);
      if (isRefusal(user)) return user;
      const errors = checkOwnEmail(typed, user.Email);
      if (errors.length > 0) return refuse('ValidationFailed', { errors });
      const stale = await refuseStale(acting);
      if (stale) return stale;
      if ((await ownedAlone(db, userId)) !== undefined) return refuse('LastOwner');
      for (;;) {
        const refused = await leaveClubs(userId, by);
        if (refused) return refused;
        const erased = await erase(userId);
        if (erased !== 'given a role') return erased;
      }
    },
  };

  async function leaveClubs(userId: UserId, by: CallerId): Promise<Refusal | undefined> {
    const { Manager, Trainer, Athlete } = await users.rolesOf(userId);
    for (const { ClubId } of Manager) if (!(await hasOtherManager(db, ClubId, userId))) return refuse('LastManager');
    for (const clubId of new Set([...Manager, ...Trainer, ...Athlete].map(({ ClubId }) => ClubId))) {
      const refused = await leaveClub(clubId, userId, by);
      if (refused && refused.refused !== 'NotFound') return refused;
    }
    return undefined;
  }

  /** Checks again under locks, because another owner may have left or the user may have received a role. */
  function erase(userId: UserId): Promise<Refusal | 'given a role' | undefined> {
    return db.transaction().execute(async (trx) => {
      await users.hold(trx, userId);
      const { Owner, ...inClubs } = await rolesOf(trx, userId);
      if (Object.values(inClubs).some((held) => held.length > 0)) return 'given a role';
      for (const { BrandId } of Owner.toSorted((one, other) => one.BrandId - other.BrandId)) await lockOwners(trx, BrandId);
      if ((await ownedAlone(trx, userId)) !== undefined) return refuse('LastOwner');
      await leave(trx, leaving.account, userId);
      const subjects = await users.erase(trx, userId);
      for (const subject of subjects) await provider?.deleteAccount(trx, subject);
      return undefined;
    });
  }
}
