import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import { TOKEN_PREFIX } from '@clubpulse/contract/accounts/tokens';
import { TIME_ZONE_HEADER } from '@clubpulse/contract/call';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { managesClub } from '@clubpulse/rules/accounts/roles/roles';
import { openRoles } from '@clubpulse/rules/accounts/security/closed-clubs';
import { habitsOf } from '@clubpulse/rules/accounts/users/habits';
import type { FastifyRequest } from 'fastify';
import type { Notifications } from '../../platform/database/notifications.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { languageOf, localeOf } from '../../platform/http/problems.ts';
import type { AccountSecurity } from '../security/public.ts';
import type { TokenGrant, Tokens } from '../tokens/public.ts';
import type { Newcomer, TokenIdentity, Users } from '../users/public.ts';

export interface VerifiedToken extends TokenIdentity {
  readonly admin: boolean;
  readonly editor: boolean;
  readonly issuedAt: Date;
}

interface Browser {
  readonly acceptLanguage?: string | undefined;
  readonly timeZone?: string | undefined;
}

const browserOf = ({ headers }: FastifyRequest): Browser => ({
  acceptLanguage: headers['accept-language'],
  timeZone: headers[TIME_ZONE_HEADER.toLowerCase()]?.toString(),
});
const newcomerOf = ({ acceptLanguage, timeZone }: Browser): Newcomer => ({
  language: languageOf(acceptLanguage),
  habits: habitsOf(localeOf(acceptLanguage), timeZone),
});

const REMEMBER_MS = 60_000;
const REMEMBER_MAX = 20_000;

export type Sessions = Awaited<ReturnType<typeof createSessions>>;

/** The token proves only the identity; roles come from the database. */
export async function createSessions({
  users,
  security,
  tokens,
  verify,
  notifications,
}: {
  users: Users;
  security: Pick<AccountSecurity, 'closedTo'>;
  tokens: Pick<Tokens, 'grantOf'>;
  verify: (token: string) => Promise<VerifiedToken | undefined>;
  notifications: Notifications;
}) {
  const callers = new Map<number, { caller: Caller; until: number }>();
  /** An account belongs to another user only after its first user was deleted. */
  const userIds = new Map<string, number>();
  const receivedAt = new Map<number, number>();
  /** Number of received notifications. A caller is not cached if the number changes while the caller is read. */
  let changes = 0;
  await notifications.on(
    'clubpulse_user',
    (userId) => {
      changes++;
      callers.delete(Number(userId));
      if (receivedAt.size >= REMEMBER_MAX) receivedAt.clear();
      receivedAt.set(Number(userId), Date.now());
    },
    () => {
      changes++;
      callers.clear();
    },
  );

  async function callerOf(userId: number, claims: { admin: boolean; editor: boolean }): Promise<Caller | Refusal> {
    let known = callers.get(userId);
    if (!known || known.until < Date.now()) {
      const before = changes;
      const [held, flags, closed] = await Promise.all([users.rolesOf(userId), users.flags(userId), security.closedTo(userId)]);
      if (!flags) return refuse('Unauthorized');
      const closedClubs = closed.map(({ Name }) => Name);
      if (callers.size >= REMEMBER_MAX) callers.clear();
      known = {
        caller: {
          UserId: userId,
          roles: openRoles(held, closed),
          closedClubs,
          isAdmin: flags.IsAdmin,
          isEditor: flags.IsEditor,
        },
        until: Date.now() + REMEMBER_MS,
      };
      if (changes === before) callers.set(userId, known);
    }
    const { caller } = known;
    return claims.admin || claims.editor
      ? { ...caller, isAdmin: caller.isAdmin || claims.admin, isEditor: caller.isEditor || claims.editor }
      : caller;
  }

  async function ofToken(token: string, browser: Browser = {}): Promise<Caller | Refusal> {
    const identity = await verify(token);
    if (!identity) return refuse('Unauthorized');
    const key = `${identity.issuer} ${identity.subject}`;
    const remembered = userIds.get(key);
    if (remembered !== undefined) {
      const caller = await callerOf(remembered, identity);
      // A token that was issued before the deletion of its user stays invalid. A later token creates a new user.
      const wentAt = receivedAt.get(remembered) ?? Date.now();
      if (!isRefusal(caller) || identity.issuedAt.getTime() <= wentAt) return caller;
      userIds.delete(key);
    }
    const known = await users.ofIdentity(identity, newcomerOf(browser));
    if (isRefusal(known)) return known;
    if (userIds.size >= REMEMBER_MAX) userIds.clear();
    // Only a confirmed account is cached, because each later token may be the first that confirms the e-mail address.
    if (identity.emailVerified) userIds.set(key, known);
    return callerOf(known, identity);
  }

  const ofApiToken = apiTokenReader(tokens, (userId) => callerOf(userId, { admin: false, editor: false }));

  return {
    ofToken,
    identify: async (request: FastifyRequest): Promise<Caller | Refusal | undefined> => {
      const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if (token?.startsWith(TOKEN_PREFIX)) return ofApiToken(request, token);
      return token === undefined ? undefined : ofToken(token, browserOf(request));
    },
  };
}

/** The API token is read once for each request, although a request is identified several times. */
function apiTokenReader(tokens: Pick<Tokens, 'grantOf'>, callerOf: (userId: number) => Promise<Caller | Refusal>) {
  const read = new WeakMap<FastifyRequest, Promise<Caller | Refusal>>();
  async function callerBy(secret: string, agent: string | undefined): Promise<Caller | Refusal> {
    const grant = await tokens.grantOf(secret, agent);
    const caller = grant && (await callerOf(grant.UserId));
    if (!caller) return refuse('TokenInvalid');
    return isRefusal(caller) ? caller : withinGrant(caller, grant);
  }
  return (request: FastifyRequest, secret: string): Promise<Caller | Refusal> => {
    const known = read.get(request) ?? callerBy(secret, request.headers['user-agent']);
    read.set(request, known);
    return known;
  };
}

const noRoles: AvailableRoles = { Owner: [], Manager: [], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] };

/**
 * A token never has the rights of an administrator. A club's token has only its own role, and is valid while its maker manages
 * the club.
 */
function withinGrant({ roles, ...user }: Caller, { ApiTokenId, scopes, club }: TokenGrant): Caller | Refusal {
  const own = { ...user, isAdmin: false, isEditor: false };
  if (club === undefined) return { ...own, roles, token: { ApiTokenId, scopes } };
  if (!managesClub(roles, club)) return refuse('TokenInvalid');
  const { ClubId, Role } = club;
  const token = { ApiTokenId, scopes, club: { ClubId, makerRoles: roles } };
  return { ...own, roles: { ...noRoles, [Role]: [{ ClubId }] }, token };
}
