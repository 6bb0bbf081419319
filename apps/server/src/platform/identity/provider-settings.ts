import {
  type ClientMetadata,
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
  type Provider,
  type ResourceServer,
} from 'oidc-provider';
import type { AccountRow } from './accounts.store.ts';
import type { ProviderKeys } from './keys.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const ACCESS_TOKEN_SECONDS = 10 * MINUTE;
/** The length of a session with "stay signed in". */
const STAY_SECONDS = 30 * DAY;
/** The length of any other session, which also ends when the browser closes. */
const VISIT_SECONDS = 12 * HOUR;
const AGENT_MAX = 300;
const SCOPES = 'openid email offline_access';

export const signInPath = (uid: string) => `/oidc/sign-in/${uid}`;

export interface ProviderParts {
  readonly clientId: string;
  readonly audience: string;
  readonly origins: readonly string[];
  readonly keys: ProviderKeys;
  readonly storage: NonNullable<Configuration['adapter']>;
  accountById(accountId: string): Promise<AccountRow | undefined>;
  tokenGiven(session: { grantId: string; accountId: string; userAgent: string; provedAt: Date | undefined }): Promise<void>;
  readonly pages: {
    error(ctx: KoaContextWithOIDC, error: Error): string;
    signOut(ctx: KoaContextWithOIDC, form: string, certain: boolean): string;
    signedOut(ctx: KoaContextWithOIDC): string;
  };
}

export const resourceServer = (audience: string): ResourceServer => ({
  scope: '',
  audience,
  accessTokenTTL: ACCESS_TOKEN_SECONDS,
  accessTokenFormat: 'jwt',
  jwt: { sign: { alg: 'RS256' } },
});

export const accessClaims = (account: AccountRow, grantId: string | undefined) => ({
  email: account.Email,
  email_verified: account.EmailVerified,
  admin: account.IsAdmin,
  editor: account.IsEditor,
  // With the grant in the token, revoking the grant ends the token at once.
  grant: grantId,
});

/** The web app of Clubpulse needs no consent page. */
export async function newGrant(provider: Provider, clientId: string, accountId: string) {
  const grant = new provider.Grant({ clientId, accountId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
}

/** A claim of the ID token. Without it the web app stores its tokens only for the browser session. */
async function staysSignedIn({ oidc }: KoaContextWithOIDC, token: object | undefined): Promise<{ stay_signed_in?: boolean }> {
  if (token === undefined || !('sessionUid' in token) || typeof token.sessionUid !== 'string') return {};
  const session = await oidc.provider.Session.findByUid(token.sessionUid);
  return session === undefined ? {} : { stay_signed_in: session['transient'] !== true };
}

export function providerSettings(parts: ProviderParts): Configuration {
  const { keys, pages } = parts;
  const policy = interactionPolicy.base();
  policy.get('consent')?.checks.clear();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);

  return {
    adapter: parts.storage,
    jwks: { keys: keys.signing },
    cookies: {
      keys: keys.cookies,
      names: { session: 'clubpulse_session', interaction: 'clubpulse_interaction', resume: 'clubpulse_resume' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
      long: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    clients: [webClient(parts)],
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'offline_access'],
    claims: { openid: ['sub', 'admin', 'editor', 'stay_signed_in'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => parts.origins.includes(origin),
    interactions: {
      policy,
      url: (_ctx, { uid, prompt }) => (prompt.name === 'create' ? `${signInPath(uid)}?page=create` : signInPath(uid)),
    },
    features: featuresOf(parts),
    // Without a consent page the provider ignores offline_access, and the web app of Clubpulse has no consent page.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: () => true,
    revokeGrantPolicy: () => true,
    findAccount: async (ctx, accountId, token) => {
      const account = await parts.accountById(accountId);
      if (!account) return undefined;
      const { email, email_verified, admin, editor } = accessClaims(account, undefined);
      const stays = await staysSignedIn(ctx, token);
      return { accountId, claims: () => ({ sub: accountId, email, email_verified, admin, editor, ...stays }) };
    },
    extraTokenClaims: (ctx: KoaContextWithOIDC | undefined, token) => tokenClaims(parts, ctx, token),
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const known = session.grantIdFor(client.clientId);
      return (known && (await oidc.provider.Grant.find(known))) || newGrant(oidc.provider, client.clientId, session.accountId);
    },
    renderError: (ctx, _out, error) => {
      ctx.type = 'html';
      ctx.body = pages.error(ctx, error);
    },
    ttl,
  };
}

function webClient({ clientId, origins }: ProviderParts): ClientMetadata {
  const addresses = origins.map((origin) => `${origin}/`);
  return {
    client_id: clientId,
    client_name: 'Clubpulse',
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: addresses,
    post_logout_redirect_uris: addresses,
  };
}

const featuresOf = ({ audience, pages }: ProviderParts): NonNullable<Configuration['features']> => ({
  devInteractions: { enabled: false },
  revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (ctx, form) => {
      const hinted = ctx.oidc.entities.IdTokenHint?.payload['sub'];
      ctx.body = pages.signOut(ctx, form, hinted !== undefined && hinted === ctx.oidc.session?.accountId);
    },
    postLogoutSuccessSource: (ctx) => {
      ctx.body = pages.signedOut(ctx);
    },
  },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => audience,
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, resource) => {
      if (resource !== audience) throw new errors.InvalidTarget();
      return resourceServer(audience);
    },
  },
});

async function tokenClaims(
  parts: ProviderParts,
  ctx: KoaContextWithOIDC | undefined,
  token: Parameters<NonNullable<Configuration['extraTokenClaims']>>[1],
) {
  if (!('accountId' in token) || typeof token.accountId !== 'string') return undefined;
  const account = await parts.accountById(token.accountId);
  if (ctx && account && token.grantId !== undefined) {
    const { AuthorizationCode: code } = ctx.oidc.entities;
    const provedAt = code?.authTime === undefined ? undefined : new Date(code.authTime * 1000);
    const userAgent = ctx.get('user-agent').slice(0, AGENT_MAX);
    await parts.tokenGiven({ grantId: token.grantId, accountId: account.AccountId, userAgent, provedAt });
  }
  return account && accessClaims(account, token.grantId);
}

const ttl: NonNullable<Configuration['ttl']> = {
  AccessToken: ACCESS_TOKEN_SECONDS,
  AuthorizationCode: MINUTE,
  IdToken: HOUR,
  Interaction: HOUR,
  Grant: STAY_SECONDS,
  RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? STAY_SECONDS,
  Session: (_ctx, session) => (session.transient ? VISIT_SECONDS : STAY_SECONDS),
};
