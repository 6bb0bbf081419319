import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createLocalJWKSet, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import { type Config, hasMailbox, mailArrives } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { withRequestKind } from '../database/pool/shares.ts';
import { Html } from '../http/html.ts';
import { isStorable } from '../http/storable.ts';
import type { Mail } from '../mail/mail.ts';
import { createSigner, type Signer } from '../secrets/signer.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { createAttempts } from './attempts/attempts.ts';
import { devTokenRoute } from './dev-token.ts';
import { createDevices } from './devices.ts';
import { createHanded, type Handed } from './handed/handed.ts';
import { providerKeys, publicKey } from './keys.ts';
import { rememberNewAccount } from './pages/just-made.ts';
import { visitor } from './pages/layout.ts';
import { problemPage, signedOutPage, signOutPage } from './pages/notice.pages.ts';
import { problemOf } from './pages/page-scope.ts';
import { pageHeaders } from './pages/page-security.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import { pageLanguage } from './pages/visit.ts';
import { type ProviderParts, providerSettings } from './provider-settings.ts';
import { nameSuccessors, orAway, storageIn } from './provider-storage.ts';
import { purgeExpired } from './purge.store.ts';
import { createArrivals } from './security/arrivals.ts';
import { type Change, createChange } from './security/change.ts';
import { createPasskeys, relyingParty } from './security/passkeys.ts';
import { createSecondStep } from './security/second-step.ts';
import { createSecurity, type Security } from './security/security.ts';
import { tokenGiven } from './security/sessions.store.ts';

const MOUNT = '/oidc';
const TRY_AGAIN_S = 5;
const OWN_PATHS = /^\/oidc\/(?:\.well-known\/openid-configuration|auth|token|me|jwks|session)(?:[/?]|$)/;

export interface EmbeddedProvider {
  readonly issuer: string;
  handler(request: IncomingMessage, response: ServerResponse): boolean;
  registerPages(app: FastifyInstance): Promise<void>;
  /** Verifies tokens within this process, without HTTP, and refuses tokens of users who signed out. */
  readonly verification: { readonly jwks: JWTVerifyGetKey; readonly isLive: (claims: JWTPayload) => Promise<boolean> };
  onGrantRevoked(listener: (grantId: string) => void): void;
  readonly onSecretsEnd: Accounts['onSecretsEnd'];
  readonly onProved: Accounts['onProved'];
  readonly onNextPage: Accounts['onNextPage'];
  readonly change: Change;
  readonly security: Security;
  readonly createAccount: Accounts['create'];
  admit(reply: FastifyReply, accountId: string): void;
  readonly accountByEmail: Accounts['byEmail'];
  readonly deleteAccount: Accounts['delete'];
  readonly askVerify: Accounts['askVerify'];
  readonly isVerified: Accounts['isVerified'];
  readonly proveAddress: Accounts['proveAddress'];
  readonly signer: Signer;
  readonly handed: Pick<Handed, 'hold' | 'make' | 'isHandedTo' | 'accountsHandedTo' | 'endsWhen'>;
  purge(): Promise<void>;
}

interface EmbeddedParts {
  readonly config: Config;
  readonly db: Database;
  readonly mail: Mail;
  readonly log: Logger;
  readonly tokenSecret: string;
  readonly origins?: readonly string[];
}

export async function createEmbeddedProvider(parts: EmbeddedParts): Promise<EmbeddedProvider> {
  const { config, db, mail, log, tokenSecret, origins = [] } = parts;
  const publicUrl = new URL(config.PUBLIC_URL);
  const issuer = `${config.PUBLIC_URL}${MOUNT}`;
  const appUrl = `${config.PUBLIC_URL}/`;
  const appOrigins = [...new Set([...loopbackNames(publicUrl), ...origins])];
  const clientId = config.OIDC_CLIENT_ID;
  const audience = config.OIDC_AUDIENCE;
  const keys = await providerKeys(db);
  const [cookieSecret = ''] = keys.cookies;
  const attempts = createAttempts(db);
  const accounts = createAccounts({
    db,
    mail,
    publicUrl: config.PUBLIC_URL,
    devices: createDevices(keys.cookies),
    attempts,
  });
  const rpId = relyingParty(publicUrl);
  const passkeys = rpId === undefined ? undefined : createPasskeys({ rpId, origins: appOrigins, secret: cookieSecret });
  const change = createChange({ db, accounts, attempts });
  const security = createSecurity({ db, accounts, passkeys });
  const handed = createHanded({ db, accounts, publicUrl: config.PUBLIC_URL });
  const secure = publicUrl.protocol === 'https:';
  const secondStep = createSecondStep(cookieSecret);

  const provider = oidcProvider({ issuer, clientId, audience, keys, db, accounts, log, appUrl, origins: appOrigins });

  return {
    issuer,
    handler: handlerOf(provider, publicUrl, appOrigins),
    async registerPages(app) {
      await pageRoutes(app, {
        db,
        provider,
        accounts,
        change,
        handed,
        arrivals: createArrivals({ db, accounts, attempts }),
        secondStep,
        passkeys,
        secure,
        mailbox: hasMailbox(config),
        sendsMail: mailArrives(config),
        formsPerMinute: config.RATE_LIMIT,
        appUrl,
        origins: appOrigins,
      });
      devTokenRoute(app, { provider, db, accounts, secret: tokenSecret, clientId, audience });
    },
    verification: {
      jwks: createLocalJWKSet({ keys: keys.signing.map(publicKey) }),
      isLive: async ({ grant }) => typeof grant === 'string' && (await provider.Grant.find(grant)) !== undefined,
    },
    onGrantRevoked(listener) {
      provider.on('grant.revoked', (_ctx, grantId) => listener(grantId));
    },
    onSecretsEnd: accounts.onSecretsEnd,
    onProved: accounts.onProved,
    onNextPage: accounts.onNextPage,
    change,
    security,
    createAccount: accounts.create,
    admit: (reply, accountId) => rememberNewAccount(reply, secondStep, accountId, secure),
    askVerify: accounts.askVerify,
    isVerified: accounts.isVerified,
    proveAddress: accounts.proveAddress,
    signer: createSigner(keys.cookies),
    handed,
    accountByEmail: accounts.byEmail,
    deleteAccount: accounts.delete,
    purge: () => purgeExpired(db),
  };
}

interface OidcParts extends Pick<ProviderParts, 'clientId' | 'audience' | 'origins' | 'keys'> {
  readonly issuer: string;
  readonly db: Database;
  readonly accounts: Accounts;
  readonly log: Logger;
  readonly appUrl: string;
}

function oidcProvider({ issuer, db, accounts, log, appUrl, ...settings }: OidcParts): Provider {
  const provider = new Provider(
    issuer,
    providerSettings({
      ...settings,
      storage: storageIn(db),
      accountById: (accountId) => orAway(accounts.byId(accountId)),
      tokenGiven: (session) => orAway(tokenGiven(db, session)),
      pages: {
        error: (ctx, error) => problemPage(visitorOf(ctx), problemOf(error), appUrl),
        signedOut: (ctx) => signedOutPage(visitorOf(ctx), appUrl),
        signOut: (ctx, form, certain) => signOutPage(visitorOf(ctx), { form: new Html(form), certain, appUrl }),
      },
    }),
  );
  nameSuccessors(provider, settings.keys.cookies);
  provider.proxy = true;
  provider.on('server_error', (ctx, error) => log.error({ err: error, path: ctx.path }, 'identity provider failed'));
  provider.use(async (ctx, next) => {
    if (isStorable(decoded(ctx.search))) await next();
    else {
      ctx.status = 400;
      ctx.type = 'html';
      ctx.body = problemPage(visitorOf(ctx), 'request', appUrl);
    }
    if (ctx.status !== 503) return;
    ctx.set('retry-after', String(TRY_AGAIN_S));
    log.warn({ path: ctx.path }, 'what the identity provider asks is away');
  });
  return provider;
}

function handlerOf(provider: Provider, publicUrl: URL, origins: readonly string[]): EmbeddedProvider['handler'] {
  const answer = provider.callback();
  const headers = Object.entries(pageHeaders(origins));
  return (request, response) => {
    const url = request.url ?? '';
    if (!OWN_PATHS.test(url)) return false;
    request.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
    request.headers['x-forwarded-host'] = publicUrl.host;
    for (const [name, value] of headers) response.setHeader(name, value);
    request.url = url.slice(MOUNT.length);
    void withRequestKind(`${request.method} ${MOUNT}`, () => answer(Object.assign(request, { originalUrl: url }), response));
    return true;
  };
}

function decoded(search: string): string {
  try {
    return decodeURIComponent(search);
  } catch {
    return search;
  }
}

const visitorOf = (ctx: { get(header: string): string; oidc?: { params?: Record<string, unknown> | undefined } | undefined }) =>
  visitor(pageLanguage(undefined, ctx.oidc?.params?.['ui_locales'], ctx.get('accept-language')), undefined);

/** In development `localhost` and `127.0.0.1` are the same app. */
function loopbackNames(url: URL): string[] {
  const names = ['localhost', '127.0.0.1'];
  if (!names.includes(url.hostname)) return [url.origin];
  return [url.hostname, ...names].map((hostname) => Object.assign(new URL(url.origin), { hostname }).origin);
}
