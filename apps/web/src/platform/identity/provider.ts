import * as oauth from 'oauth4webapi';
import { keepShownLanguage } from '../phrases.ts';
import { type Config, loadConfig } from './config.ts';
import { checkIdToken, checkRenewal, type FailedTokenCheck, TokenRejected } from './id-token.ts';
import { type PendingSignIn, storePendingSignIn, takePendingSignIn } from './pending-sign-in.ts';
import { deletePendingSignOut, type PendingSignOut, readPendingSignOut } from './pending-sign-out.ts';
import { isFresh, keepSession, type StoredSession, storedSession, waitForOtherTabs } from './stored-session.ts';
import { notifyTabs } from './tabs.ts';

/** The lock works across tabs, because a rotating refresh token works only once. */
const RENEWAL_LOCK = 'clubpulse.renewal';
const CLOCK_TOLERANCE = 300;

interface Provider {
  config: Config;
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  options: { [oauth.allowInsecureRequests]: boolean };
}

async function provider(): Promise<Provider> {
  const config = await loadConfig();
  const issuer = new URL(config.issuer);
  // Insecure requests are allowed only for an http issuer, such as a club's own machine, so that https never leads to http.
  const options = { [oauth.allowInsecureRequests]: issuer.protocol === 'http:' };
  const response = await oauth.discoveryRequest(issuer, options);
  const server = await oauth.processDiscoveryResponse(await issuerIn(issuer, response), response);
  return { config, server, client: { client_id: config.clientId, [oauth.clockTolerance]: CLOCK_TOLERANCE }, options };
}

/** The configured issuer may differ from the provider's spelling only by a trailing slash. */
async function issuerIn(issuer: URL, response: Response): Promise<URL> {
  const discovered: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const other = typeof discovered === 'object' && discovered !== null && 'issuer' in discovered ? String(discovered.issuer) : '';
  return other.replace(/\/$/, '') === issuer.href.replace(/\/$/, '') ? new URL(other) : issuer;
}

const pageAddress = () => window.location.origin + window.location.pathname;
const noAuth = oauth.None();

function endpointOf(server: oauth.AuthorizationServer, name: 'authorization_endpoint' | 'end_session_endpoint'): URL | null {
  const address = server[name];
  return address === undefined ? null : new URL(address);
}

export interface SignInWish {
  returnTo: string;
  create?: boolean;
  again?: boolean;
  hint?: string;
  over?: boolean;
}

export type SignInResult = Pick<PendingSignIn, 'returnTo' | 'over'>;

export async function signInAddress({
  returnTo,
  create = false,
  again = false,
  hint,
  over = false,
}: SignInWish): Promise<string> {
  const { config, server } = await provider();
  const address = endpointOf(server, 'authorization_endpoint');
  if (address === null) throw new Error('The provider has no page to sign in');
  keepShownLanguage();
  const state = oauth.generateRandomState();
  const question = { verifier: oauth.generateRandomCodeVerifier(), nonce: oauth.generateRandomNonce(), returnTo, over };
  const parameters = {
    response_type: 'code',
    client_id: config.clientId,
    redirect_uri: pageAddress(),
    scope: config.scope,
    state,
    nonce: question.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(question.verifier),
    code_challenge_method: 'S256',
    ui_locales: document.documentElement.lang,
    ...(create && config.signUp ? { prompt: 'create' } : again || readPendingSignOut() !== null ? { prompt: 'login' } : {}),
    ...(hint === undefined ? {} : { login_hint: hint }),
    ...resourceOf(config),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  storePendingSignIn(state, question);
  return address.href;
}

const resourceOf = (config: Config): Record<string, string> => (config.resource === null ? {} : { resource: config.resource });

export async function goToSignIn(wish: SignInWish): Promise<void> {
  window.location.assign(await signInAddress(wish));
}

/** Rejects with `TokenRejected` for an untrustworthy response, with another error if there is no token. */
export async function finishSignIn(): Promise<SignInResult> {
  const answer = new URLSearchParams(window.location.search);
  const state = answer.get('state') ?? '';
  const question = takePendingSignIn(state);
  if (question === null) throw new Error('The answer belongs to no question');
  const { config, server, client, options } = await provider();
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    noAuth,
    oauth.validateAuthResponse(server, client, answer, state),
    pageAddress(),
    question.verifier,
    { ...options, additionalParameters: resourceOf(config) },
  );
  const { tokens, claims } = await checkIdToken({ server, client, options, response, nonce: question.nonce });
  // Without this claim the session lasts, because only our own provider sends it.
  keepSession(config, sessionOf(tokens, { subject: claims.sub }), claims['stay_signed_in'] !== false);
  // A new sign-in ended the stored session. If it was another user's, its tokens are revoked.
  const left = readPendingSignOut();
  deletePendingSignOut();
  if (left !== null && left.profile.sub !== claims.sub) await revoked({ server, client, options }, left).catch(() => undefined);
  notifyTabs({ kind: 'signedIn' });
  return question;
}

export const failedTokenCheckOf = (error: unknown): FailedTokenCheck | null =>
  error instanceof TokenRejected ? error.lie : null;

export async function signInPage(wish: SignInWish): Promise<string> {
  const page = await fetch(await signInAddress({ ...wish, again: true }));
  if (!page.ok) throw new Error(`The sign-in page answers ${page.status}`);
  return page.url;
}

function sessionOf(
  tokens: oauth.TokenEndpointResponse,
  { subject, before }: { subject: string; before?: StoredSession },
): StoredSession {
  const refresh = tokens.refresh_token ?? before?.refresh_token;
  const idToken = tokens.id_token ?? before?.id_token;
  return {
    access_token: tokens.access_token,
    ...(refresh === undefined ? {} : { refresh_token: refresh }),
    ...(idToken === undefined ? {} : { id_token: idToken }),
    ...(tokens.expires_in === undefined ? {} : { expires_at: Math.floor(Date.now() / 1000) + tokens.expires_in }),
    profile: { sub: subject },
  };
}

/** Returns null when the session has ended. Rejects without a valid response. `refused` is the old token. */
export async function renew(refused: string): Promise<string | null> {
  const renewInLock = async () => {
    await waitForOtherTabs();
    const stored = storedSession(await loadConfig());
    if (stored === null) return null;
    if (isFresh(stored) && stored.access_token !== refused) return stored.access_token;
    if (stored.refresh_token === undefined) return null;
    try {
      return await renewed(stored, stored.refresh_token);
    } catch (error) {
      console.error('The API token could not be renewed', error);
      if (!(error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant')) throw error;
      await forgetRefreshToken(stored);
      return null;
    }
  };
  // Browsers have no locks on pages without https.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(RENEWAL_LOCK, renewInLock) : renewInLock();
}

async function forgetRefreshToken(stored: StoredSession): Promise<void> {
  const ended = { ...stored, expires_at: 0 };
  delete ended.refresh_token;
  keepSession(await loadConfig(), ended);
}

async function renewed(stored: StoredSession, refreshToken: string): Promise<string> {
  const { config, server, client, options } = await provider();
  const response = await oauth.refreshTokenGrantRequest(server, client, noAuth, refreshToken, {
    ...options,
    additionalParameters: resourceOf(config),
  });
  const tokens = await checkRenewal({ server, client, response, subject: stored.profile.sub });
  keepSession(config, sessionOf(tokens, { subject: stored.profile.sub, before: stored }));
  return tokens.access_token;
}

export async function endAtProvider(left: PendingSignOut): Promise<void> {
  const { server, client, options, config } = await provider();
  const revocation = await revoked({ server, client, options }, left);
  if (revocation !== undefined && revocation.status >= 500) throw new Error('The provider could not take back what it issued');
  const address = endpointOf(server, 'end_session_endpoint');
  deletePendingSignOut();
  if (address === null) {
    window.location.replace(window.location.pathname);
    return;
  }
  address.searchParams.set('client_id', config.clientId);
  address.searchParams.set('post_logout_redirect_uri', pageAddress());
  if (left.id_token !== undefined) address.searchParams.set('id_token_hint', left.id_token);
  window.location.assign(address.href);
}

/** The access token cannot be revoked, because it is a signed JWT. */
async function revoked(
  { server, client, options }: Pick<Provider, 'server' | 'client' | 'options'>,
  { refresh_token: token }: PendingSignOut,
): Promise<Response | undefined> {
  if (token === undefined || server.revocation_endpoint === undefined) return undefined;
  return oauth.revocationRequest(server, client, noAuth, token, options);
}
