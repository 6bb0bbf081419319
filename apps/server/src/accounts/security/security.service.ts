import type { LogEntry, PasswordChange, Security, SecuritySession } from '@clubpulse/contract/accounts/security';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import { deviceName, deviceOf } from '@clubpulse/rules/accounts/security/device';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { EmbeddedProvider } from '../../platform/identity/embedded-provider.ts';
import type { Acting } from '../../platform/identity/security/security.ts';
import { setFactorRequirement } from './demands.store.ts';
import * as facts from './security.facts.ts';

const elsewhere = refuse('AccountElsewhere');
const nameOf = (userAgent: string) => deviceName(deviceOf(userAgent));

export type AccountSecurity = ReturnType<typeof createAccountSecurity>;

type Provider = Pick<EmbeddedProvider, 'issuer' | 'security' | 'change' | 'handed' | 'proveAddress'>;

interface SecurityParts {
  readonly db: Database;
  readonly provider: Provider | undefined;
}

export function createAccountSecurity(parts: SecurityParts) {
  const { provider } = parts;
  return {
    ...bindActs(parts, {
      closedTo,
      closedIn,
      refuseStale,
      logToken,
      get,
      sessions,
      log,
      changePassword,
      isDemanded,
      demandOf,
      setDemand,
      isHandedTo,
      whoseHanded,
      proveAddress,
      proposeEmail,
      withdrawEmail,
      resetFactors,
    }),

    async act<T>(
      acting: Acting | undefined,
      run: (own: Pick<Provider, 'security' | 'change'>, signedIn: Acting) => Promise<T>,
    ): Promise<T | Refusal> {
      return provider && acting ? run(provider, acting) : elsewhere;
    },
  };
}

const isDemanded = async ({ db }: SecurityParts, userId: UserId): Promise<boolean> =>
  (await facts.clubsRequiringFactor(db, userId)).length > 0;

const demandOf = async ({ db, provider }: SecurityParts, clubId: ClubId) => ({
  ...(await facts.demandOf(db, clubId)),
  IsHere: provider !== undefined,
});

const closedTo = (
  { db, provider }: SecurityParts,
  userId: UserId,
  via: Queryable = db,
): Promise<readonly facts.DemandingClub[]> => (provider === undefined ? Promise.resolve([]) : facts.closedTo(via, userId));

const closedIn = (
  { provider }: SecurityParts,
  via: Queryable,
  clubId: ClubId,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> => (provider === undefined ? Promise.resolve(new Set()) : facts.closedIn(via, clubId, userIds));

/** At an external provider the time of the last proof is unknown, so nothing is refused. */
async function refuseStale({ provider }: SecurityParts, acting: Acting | undefined): Promise<Refusal | undefined> {
  return provider && acting && !(await provider.security.isProved(acting)) ? provider.security.proofNeeded : undefined;
}

/** An account of an external provider has no log here. */
async function logToken(
  { provider }: SecurityParts,
  via: Queryable,
  acting: Acting | undefined,
  kind: 'tokenMade' | 'tokenRevoked',
): Promise<void> {
  if (provider && acting) await provider.security.log(via, acting, kind);
}

async function get(
  { db, provider }: SecurityParts,
  userId: UserId,
  email: string,
  acting: Acting | undefined,
): Promise<Security> {
  const demanding = provider && acting ? await facts.clubsRequiringFactor(db, userId) : [];
  const factors = provider && acting ? await provider.security.factors(acting.accountId) : undefined;
  const newEmail = provider && acting ? await provider.change.newEmail(acting.accountId) : undefined;
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
}

async function sessions({ provider }: SecurityParts, acting: Acting | undefined): Promise<SecuritySession[]> {
  const rows = provider && acting ? await provider.security.sessions(acting.accountId) : [];
  return rows.map((row) => ({
    SessionId: row.GrantId,
    Device: nameOf(row.UserAgent),
    StartedAt: row.StartedAt.toISOString(),
    LastUsedAt: row.LastUsedAt.toISOString(),
    IsThis: row.GrantId === acting?.grantId,
  }));
}

async function log({ provider }: SecurityParts, acting: Acting | undefined): Promise<LogEntry[]> {
  const rows = provider && acting ? await provider.security.events(acting.accountId) : [];
  return rows.map(({ id, kind, at, userAgent, from }) => ({
    EventId: id,
    Kind: kind,
    At: at.toISOString(),
    Device: nameOf(userAgent),
    From: from,
  }));
}

const changePassword = (
  { provider }: SecurityParts,
  acting: Acting | undefined,
  change: PasswordChange,
): Promise<Refusal | undefined> =>
  provider && acting
    ? provider.change.password(acting, {
        present: change.Password,
        wanted: change.NewPassword,
        endOthers: change.EndOthers,
      })
    : Promise.resolve(elsewhere);

/** The caller needs a second factor first, or the rule would lock them out. */
async function setDemand(parts: SecurityParts, clubId: ClubId, wanted: boolean, acting: Acting | undefined, By: UserId) {
  const { db, provider } = parts;
  if (!provider || !acting) return elsewhere;
  if (!wanted && !(await provider.security.isProved(acting))) return provider.security.proofNeeded;
  const { totp, passkeys } = await provider.security.factors(acting.accountId);
  if (wanted && !totp && passkeys.length === 0) return refuse('SecondFactorFirst');
  await db.transaction().execute(async (trx) => {
    const Type = wanted ? 'FactorDemanded' : 'FactorDemandLifted';
    if (await setFactorRequirement(trx, clubId, wanted)) await emit(trx, { ClubId: clubId, Type, Payload: { By } });
  });
  return demandOf(parts, clubId);
}

/** True if staff handed over the link. Then no mail needs to confirm the identity. */
async function isHandedTo(
  { provider }: SecurityParts,
  via: Queryable,
  userId: UserId,
  by: { readonly subject: string } | { readonly voucher: string },
): Promise<boolean> {
  if (!provider) return false;
  const accountId = await facts.accountOfUser(via, provider.issuer, userId);
  return accountId !== undefined && provider.handed.isHandedTo(accountId, by, via);
}

/** `Own`: this user's account used the link for `subject`. Undefined when no account used the link. */
async function whoseHanded(
  { provider }: SecurityParts,
  via: Queryable,
  userId: UserId,
  subject: string,
): Promise<'Own' | 'Other' | undefined> {
  const accountIds = (await provider?.handed.accountsHandedTo(via, subject)) ?? [];
  if (!provider || accountIds.length === 0) return undefined;
  const own = await facts.accountOfUser(via, provider.issuer, userId);
  return own !== undefined && accountIds.includes(own) ? 'Own' : 'Other';
}

async function proveAddress({ db, provider }: SecurityParts, userId: UserId, email: string): Promise<boolean> {
  if (!provider) return false;
  const accountId = await facts.accountOfUser(db, provider.issuer, userId);
  return accountId !== undefined && db.transaction().execute((trx) => provider.proveAddress(trx, accountId, email));
}

/** With an external provider the account has no address here that a link could change. */
async function proposeEmail(
  { provider }: SecurityParts,
  via: Queryable,
  userId: UserId,
  email: string,
  language: Language,
): Promise<Refusal | undefined> {
  const accountId = provider && (await facts.accountOfUser(via, provider.issuer, userId));
  return accountId === undefined || !provider ? elsewhere : provider.change.proposeEmail(via, accountId, email, language);
}

async function withdrawEmail({ provider }: SecurityParts, via: Queryable, userId: UserId, email: string): Promise<void> {
  const accountId = provider && (await facts.accountOfUser(via, provider.issuer, userId));
  if (provider && accountId !== undefined) await provider.change.withdrawEmail(via, accountId, email);
}

async function resetFactors(
  { db, provider }: SecurityParts,
  userId: UserId,
  by: Acting | undefined,
): Promise<Refusal | undefined> {
  if (!provider || !by) return elsewhere;
  if (!(await provider.security.isProved(by))) return provider.security.proofNeeded;
  const accountId = await facts.accountOfUser(db, provider.issuer, userId);
  return accountId === undefined ? refuse('NotFound') : provider.security.resetFactors(accountId, by.language);
}
