import {
  type ApiToken,
  type ApiTokenId,
  type ApiTokenInput,
  type ClubTokenInput,
  type NewApiToken,
  TOKEN_PREFIX,
  TOKENS_MAX,
  type TokenRole,
} from '@clubpulse/contract/accounts/tokens';
import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { allScopes, type Scope } from '@clubpulse/contract/scopes';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Acting } from '../../platform/identity/security/security.ts';
import { hashOf, newSecret } from '../../platform/secrets/secrets.ts';
import type { AccountSecurity } from '../security/public.ts';
import * as store from './tokens.store.ts';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 30;
/** The last use is stored at most once in this time. */
const USE_MS = 60_000;
const AGENT_MAX = 120;
const HINT = 4;

export interface TokenParts {
  readonly db: Database;
  readonly security: Pick<AccountSecurity, 'refuseStale' | 'logToken'>;
  readonly now?: () => Date;
}

type Ready = Required<TokenParts>;

export type Tokens = ReturnType<typeof createTokens>;

export interface TokenGrant {
  readonly ApiTokenId: ApiTokenId;
  readonly UserId: UserId;
  readonly scopes: readonly Scope[];
  readonly club: { readonly ClubId: ClubId; readonly BrandId: number | null; readonly Role: TokenRole } | undefined;
}

export const createTokens = (parts: TokenParts) =>
  bindActs({ now: () => new Date(), ...parts }, { ofUser, ofClub, create, createOfClub, revoke, revokeOfClub, grantOf, purge });

const scopesOf = (stored: readonly string[]): Scope[] => allScopes.filter((scope) => stored.includes(scope));

const present = ({ Scopes, MadeAt, ExpiresAt, LastUsedAt, ...token }: store.TokenRow): ApiToken => ({
  ...token,
  Scopes: scopesOf(Scopes),
  MadeAt: MadeAt.toISOString(),
  ExpiresAt: ExpiresAt.toISOString(),
  LastUsedAt: LastUsedAt?.toISOString() ?? null,
});

const ofUser = async ({ db }: Ready, userId: UserId): Promise<ApiToken[]> =>
  (await store.tokensOf(db, { UserId: userId, ClubId: null })).map(present);

const ofClub = async ({ db }: Ready, clubId: ClubId): Promise<ApiToken[]> =>
  (await store.tokensOf(db, { ClubId: clubId })).map(present);

interface Made extends ApiTokenInput {
  readonly UserId: CallerId;
  readonly ClubId: ClubId | null;
  readonly Role: TokenRole | null;
}

async function make({ now }: Ready, trx: Queryable, made: Made): Promise<NewApiToken | Refusal> {
  const { Name, Days, UserId, ClubId, Role, Scopes } = made;
  const MadeAt = now();
  const holder = ClubId === null ? ({ UserId, ClubId } as const) : { ClubId };
  if ((await store.countLocked(trx, holder, MadeAt)) >= TOKENS_MAX) return refuse('TokenLimit', { values: { max: TOKENS_MAX } });
  const Secret = `${TOKEN_PREFIX}${newSecret()}`;
  const row = await store.insertToken(trx, {
    UserId,
    ClubId,
    Role,
    Name,
    Scopes,
    Hash: hashOf(Secret),
    Hint: Secret.slice(-HINT),
    MadeAt,
    ExpiresAt: new Date(MadeAt.getTime() + Days * DAY_MS),
  });
  const token = present(row);
  const Payload = { ApiTokenId: token.ApiTokenId, Name, OfClub: ClubId !== null, ExpiresAt: token.ExpiresAt, By: UserId };
  await emit(trx, { ClubId, Type: 'ApiTokenMade', Payload });
  return { ...token, Secret };
}

async function create(
  parts: Ready,
  userId: CallerId,
  input: ApiTokenInput,
  acting: Acting | undefined,
): Promise<NewApiToken | Refusal> {
  const stale = await parts.security.refuseStale(acting);
  if (stale) return stale;
  return parts.db.transaction().execute(async (trx) => {
    const made = await make(parts, trx, { ...input, UserId: userId, ClubId: null, Role: null });
    if (!('refused' in made)) await parts.security.logToken(trx, acting, 'tokenMade');
    return made;
  });
}

const clubMissing = { api_tokens_ClubId_fkey: refuse('NotFound') };

async function createOfClub(
  parts: Ready,
  clubId: ClubId,
  input: ClubTokenInput,
  UserId: CallerId,
  acting: Acting | undefined,
): Promise<NewApiToken | Refusal> {
  const stale = await parts.security.refuseStale(acting);
  if (stale) return stale;
  return refusedBy(clubMissing, () =>
    parts.db.transaction().execute(async (trx) => {
      if (!(await store.manages(trx, UserId, clubId)))
        return refuse('ValidationFailed', { errors: [{ field: 'Role', key: 'invalid-value' }] });
      return make(parts, trx, { ...input, UserId, ClubId: clubId });
    }),
  );
}

const revoke = ({ db, security }: Ready, userId: CallerId, id: ApiTokenId, acting: Acting | undefined) =>
  db.transaction().execute(async (trx): Promise<Refusal | undefined> => {
    const deleted = await store.deleteToken(trx, { UserId: userId, ClubId: null }, id);
    if (!deleted) return refuse('NotFound');
    await emit(trx, { ClubId: null, Type: 'ApiTokenRevoked', Payload: { ApiTokenId: id, Name: deleted.Name, By: userId } });
    await security.logToken(trx, acting, 'tokenRevoked');
    return undefined;
  });

const revokeOfClub = ({ db }: Ready, clubId: ClubId, id: ApiTokenId, By: CallerId) =>
  db.transaction().execute(async (trx): Promise<Refusal | undefined> => {
    const deleted = await store.deleteToken(trx, { ClubId: clubId }, id);
    if (!deleted) return refuse('NotFound');
    await emit(trx, { ClubId: clubId, Type: 'ApiTokenRevoked', Payload: { ApiTokenId: id, Name: deleted.Name, By } });
    return undefined;
  });

/** Reads the token at each use, so that a revocation has an effect at once. */
async function grantOf({ db, now }: Ready, secret: string, agent: string | undefined): Promise<TokenGrant | undefined> {
  const at = now();
  const found = await store.validByHash(db, hashOf(secret), at);
  if (!found) return undefined;
  const { ApiTokenId, UserId, ClubId, BrandId, Role, LastUsedAt } = found;
  if (LastUsedAt === null || at.getTime() - LastUsedAt.getTime() >= USE_MS)
    await store.storeUse(db, ApiTokenId, at, agent?.slice(0, AGENT_MAX) ?? null);
  const club = ClubId === null || Role === null ? undefined : { ClubId, BrandId, Role };
  return { ApiTokenId, UserId, scopes: scopesOf(found.Scopes), club };
}

const purge = ({ db, now }: Ready): Promise<void> => store.deleteEnded(db, new Date(now().getTime() - SHOWN_DAYS * DAY_MS));
