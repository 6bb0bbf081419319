import type { LogEntry, PasswordChange, Security, SecuritySession } from '@clubpulse/contract/accounts/security';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { deviceName, deviceOf } from '@clubpulse/rules/accounts/security/device';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { EmbeddedProvider } from '../../platform/identity/embedded-provider.ts';
import type { Acting } from '../../platform/identity/security/security.ts';
import { writeDemand } from './demands.store.ts';
import * as facts from './security.facts.ts';

const elsewhere = refuse('AccountElsewhere');
const nameOf = (userAgent: string) => deviceName(deviceOf(userAgent));

export type AccountSecurity = ReturnType<typeof createAccountSecurity>;

/** How people sign in, for themselves and for the clubs they work in. */
export function createAccountSecurity({
  db,
  provider,
}: {
  db: Database;
  /** Undefined where another provider signs people in. */
  provider: Pick<EmbeddedProvider, 'issuer' | 'security' | 'change' | 'handed'> | undefined;
}) {
  const isDemanded = async (userId: UserId): Promise<boolean> => (await facts.demandsOn(db, userId)).length > 0;

  const demandOf = async (clubId: ClubId) => ({ ...(await facts.demandOf(db, clubId)), IsHere: provider !== undefined });

  return {
    /** Clubs where she works and whose screens wait until she has a second factor. */
    closedTo: (userId: UserId, via: Queryable = db): Promise<readonly facts.DemandingClub[]> =>
      provider === undefined ? Promise.resolve([]) : facts.closedTo(via, userId),

    /** Of these people who work in the club those to whom its screens are closed. */
    closedIn: (via: Queryable, clubId: ClubId, userIds: readonly number[]): Promise<ReadonlySet<number>> =>
      provider === undefined ? Promise.resolve(new Set()) : facts.closedIn(via, clubId, userIds),

    /** An act of the account's owner; refused where her account is elsewhere. */
    async act<T>(
      who: Acting | undefined,
      run: (provider: Pick<EmbeddedProvider, 'security' | 'change'>, who: Acting) => Promise<T>,
    ): Promise<T | Refusal> {
      return provider && who ? run(provider, who) : elsewhere;
    },

    /** Refused where the last proof of who she is is too old for what decides over her account; another provider's proofs nobody here knows. */
    async refuseStale(who: Acting | undefined): Promise<Refusal | undefined> {
      return provider && who && !(await provider.security.isProved(who)) ? provider.security.proofNeeded : undefined;
    },

    async get(userId: UserId, email: string, who: Acting | undefined): Promise<Security> {
      const demanding = provider && who ? await facts.demandsOn(db, userId) : [];
      const factors = provider && who ? await provider.security.factors(who.accountId) : undefined;
      const newEmail = provider && who ? await provider.change.newEmail(who.accountId) : undefined;
      return {
        IsHere: factors !== undefined,
        Email: email,
        NewEmail: newEmail ?? null,
        HasApp: factors?.totp ?? false,
        Passkeys: (factors?.passkeys ?? []).map(({ PasskeyId, Name, AddedAt, LastUsedAt }) => ({
          PasskeyId,
          Name,
          AddedAt: AddedAt.toISOString(),
          LastUsedAt: LastUsedAt?.toISOString() ?? null,
        })),
        MayHavePasskeys: factors !== undefined && provider?.security.hasPasskeys === true,
        RecoveryCodesLeft: factors?.codesLeft ?? 0,
        DemandedBy: demanding.map(({ Name }) => Name),
      };
    },

    async sessions(who: Acting | undefined): Promise<SecuritySession[]> {
      const rows = provider && who ? await provider.security.sessions(who.accountId) : [];
      return rows.map((row) => ({
        SessionId: row.GrantId,
        Device: nameOf(row.UserAgent),
        StartedAt: row.StartedAt.toISOString(),
        LastUsedAt: row.LastUsedAt.toISOString(),
        IsThis: row.GrantId === who?.grantId,
      }));
    },

    async log(who: Acting | undefined): Promise<LogEntry[]> {
      const rows = provider && who ? await provider.security.events(who.accountId) : [];
      return rows.map(({ id, kind, at, userAgent, from }) => ({
        EventId: id,
        Kind: kind,
        At: at.toISOString(),
        Device: nameOf(userAgent),
        From: from,
      }));
    },

    changePassword: (who: Acting | undefined, change: PasswordChange): Promise<Refusal | undefined> =>
      provider && who
        ? provider.change.password(who, {
            present: change.Password,
            wanted: change.NewPassword,
            endOthers: change.EndOthers,
          })
        : Promise.resolve(elsewhere),

    isDemanded,
    demandOf,

    /** Who wants it of others has one herself: so she is never the first to be kept out. */
    async setDemand(clubId: ClubId, wanted: boolean, who: Acting | undefined, By: UserId) {
      if (!provider || !who) return elsewhere;
      // What keeps others out who know a password alone is given up by who is there, not by whoever found her screen.
      if (!wanted && !(await provider.security.isProved(who))) return provider.security.proofNeeded;
      const { totp, passkeys } = await provider.security.factors(who.accountId);
      if (wanted && !totp && passkeys.length === 0) return refuse('SecondFactorFirst');
      await db.transaction().execute(async (trx) => {
        const Type = wanted ? 'FactorDemanded' : 'FactorDemandLifted';
        if (await writeDemand(trx, clubId, wanted)) await emit(trx, { ClubId: clubId, Type, Payload: { By } });
      });
      return demandOf(clubId);
    },

    /** Whether staff handed the way in to the account by which she signs in: who handed it over knows her without a mail. */
    async isHandedTo(
      via: Queryable,
      userId: UserId,
      by: { readonly subject: string } | { readonly voucher: string },
    ): Promise<boolean> {
      if (!provider) return false;
      const accountId = await facts.accountOfUser(via, provider.issuer, userId);
      return accountId !== undefined && provider.handed.isHandedTo(accountId, by, via);
    },

    /** By an administrator who just proved who she is. */
    async resetFactors(userId: UserId, by: Acting | undefined): Promise<Refusal | undefined> {
      if (!provider || !by) return elsewhere;
      if (!(await provider.security.isProved(by))) return provider.security.proofNeeded;
      const accountId = await facts.accountOfUser(db, provider.issuer, userId);
      return accountId === undefined ? refuse('NotFound') : provider.security.resetFactors(accountId, by.language);
    },
  };
}
