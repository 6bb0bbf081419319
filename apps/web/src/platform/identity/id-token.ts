import * as oauth from 'oauth4webapi';

export type FailedTokenCheck =
  | 'audience'
  | 'issuer'
  | 'expiry'
  | 'signature'
  | 'algorithm'
  | 'nonce'
  | 'authorisedParty'
  | 'accessTokenHash';

export class TokenRejected extends Error {
  readonly lie: FailedTokenCheck;

  constructor(lie: FailedTokenCheck, cause?: unknown) {
    super(`The ID token does not hold: ${lie}`, { cause });
    this.lie = lie;
  }
}

interface Answer {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  response: Response;
}

/** OpenID Connect Core 3.1.3.7. The library checks everything except signature, authorised party and access token hash. */
export async function checkIdToken({
  nonce,
  options,
  ...answer
}: Answer & { nonce: string; options: { [oauth.allowInsecureRequests]: boolean } }): Promise<{
  tokens: oauth.TokenEndpointResponse;
  claims: oauth.IDToken;
}> {
  const { server, client, response } = answer;
  const tokens = await orLie(
    oauth.processAuthorizationCodeResponse(server, client, response, { expectedNonce: nonce, requireIdToken: true }),
  );
  await orLie(oauth.validateApplicationLevelSignature(server, response, options), 'signature');
  return { tokens, claims: await checkClaims(client, tokens) };
}

/**
 * Checks that the token is for the same person (Core 12.2). The signature is not checked, because the token comes directly from
 * the provider (Core 3.1.3.7, 6).
 */
export async function checkRenewal({
  server,
  client,
  response,
  subject,
}: Answer & { subject: string }): Promise<oauth.TokenEndpointResponse> {
  const tokens = await orLie(oauth.processRefreshTokenResponse(server, client, response));
  if (tokens.id_token === undefined) return tokens;
  const claims = await checkClaims(client, tokens);
  if (claims.sub !== subject) throw new Error('The renewed token belongs to another user');
  return tokens;
}

async function checkClaims(client: oauth.Client, tokens: oauth.TokenEndpointResponse): Promise<oauth.IDToken> {
  const claims = oauth.getValidatedIdTokenClaims(tokens);
  if (claims === undefined) throw new Error('The provider answered no ID token');
  if (claims.azp !== undefined && claims.azp !== client.client_id) throw new TokenRejected('authorisedParty');
  const hash = claims['at_hash'];
  if (hash !== undefined && hash !== (await accessTokenHash(tokens.access_token, algorithmOf(tokens.id_token ?? ''))))
    throw new TokenRejected('accessTokenHash');
  return claims;
}

const digests: Readonly<Record<string, string>> = {
  '256': 'SHA-256',
  '384': 'SHA-384',
  '512': 'SHA-512',
  EdDSA: 'SHA-512',
  Ed25519: 'SHA-512',
};

/** Left half of the digest, with the signing algorithm's hash (Core 3.1.3.6). */
export async function accessTokenHash(accessToken: string, algorithm: string): Promise<string> {
  const digest = digests[algorithm] ?? digests[algorithm.slice(-3)] ?? 'SHA-256';
  const hash = new Uint8Array(await crypto.subtle.digest(digest, new TextEncoder().encode(accessToken)));
  return base64url(hash.slice(0, hash.length / 2));
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function algorithmOf(idToken: string): string {
  const [header = ''] = idToken.split('.');
  const { alg } = JSON.parse(atob(header.replaceAll('-', '+').replaceAll('_', '/'))) as { alg: string };
  return alg;
}

async function orLie<T>(checked: Promise<T>, otherwise?: FailedTokenCheck): Promise<T> {
  try {
    return await checked;
  } catch (error) {
    const lie = lieOf(error) ?? (error instanceof oauth.OperationProcessingError ? otherwise : undefined);
    throw lie === undefined ? error : new TokenRejected(lie, error);
  }
}

const lies: Readonly<Record<string, FailedTokenCheck>> = {
  aud: 'audience',
  iss: 'issuer',
  nonce: 'nonce',
  azp: 'authorisedParty',
  exp: 'expiry',
  nbf: 'expiry',
};

function lieOf(error: unknown): FailedTokenCheck | undefined {
  if (error instanceof oauth.UnsupportedOperationError && isAbout(error.cause, 'alg')) return 'algorithm';
  if (!(error instanceof oauth.OperationProcessingError)) return undefined;
  if (isAbout(error.cause, 'expected') && isAbout(error.cause, 'header')) return 'algorithm';
  const { claim, claims } = (error.cause ?? {}) as { claim?: unknown; claims?: object };
  const name =
    typeof claim === 'string' ? claim : Object.keys(lies).find((one) => claims && required.includes(one) && !(one in claims));
  return name === undefined ? undefined : lies[name];
}

const required = ['aud', 'iss', 'nonce', 'exp'];

const isAbout = (cause: unknown, name: string) => typeof cause === 'object' && cause !== null && name in cause;
