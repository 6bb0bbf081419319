import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

const TIMEOUT_MS = 5000;
/** The time between attempts at an unreachable provider. */
const RETRY_MS = 2000;
const REFRESH_MS = 600_000;
/** The time between two loads of the keys, because a token with an unknown key id may be forged. */
const KEYS_COOLDOWN_MS = 5000;

const metadataSchema = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint: z.url().optional(),
  revocation_endpoint: z.url().optional(),
});
const userinfoSchema = z.object({ sub: z.string(), email: z.string().optional(), email_verified: z.boolean().optional() });

export interface ForeignProvider {
  readonly issuer: string;
  readonly keysAddress: string;
  readonly keys: JWTVerifyGetKey;
  readonly userinfoEndpoint: string | undefined;
  readonly webOrigins: readonly string[];
}

/** A token can be neither accepted nor refused; the call responds with 503. */
export class ProviderUnavailable extends Error {
  readonly refused = 'ServiceUnavailable';
}

/** Reads OpenID Connect Discovery every ten minutes. The old data remains valid when a read fails. */
export function discoverProvider(issuer: string, refreshMs = REFRESH_MS): () => Promise<ForeignProvider> {
  let known: ForeignProvider | undefined;
  let asking: Promise<ForeignProvider> | undefined;
  let notBefore = 0;

  const ask = (): Promise<ForeignProvider> => {
    asking ??= discover(issuer, known)
      .then(
        (found) => {
          known = found;
          notBefore = performance.now() + refreshMs;
          return found;
        },
        (error: unknown) => {
          notBefore = performance.now() + RETRY_MS;
          throw new ProviderUnavailable(`${issuer} cannot be discovered`, { cause: error });
        },
      )
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  return async () => {
    const isDue = performance.now() >= notBefore;
    if (known === undefined) {
      if (!isDue && asking === undefined) throw new ProviderUnavailable(`${issuer} did not answer`);
      return ask();
    }
    if (isDue) ask().catch(() => undefined);
    return known;
  };
}

async function discover(issuer: string, known: ForeignProvider | undefined): Promise<ForeignProvider> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const metadata = metadataSchema.parse(await response.json());
  // The last slash is ignored, because providers and administrators write it differently.
  if (metadata.issuer.replace(/\/$/, '') !== issuer.replace(/\/$/, ''))
    throw new Error(`${address} speaks for ${metadata.issuer}`);
  return {
    issuer: metadata.issuer,
    keysAddress: metadata.jwks_uri,
    keys: known?.keysAddress === metadata.jwks_uri ? known.keys : keysAt(metadata.jwks_uri),
    userinfoEndpoint: metadata.userinfo_endpoint,
    webOrigins: originsOf([issuer, metadata.token_endpoint, metadata.revocation_endpoint, metadata.jwks_uri]),
  };
}

const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]))),
];

function keysAt(address: string): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(address), { timeoutDuration: TIMEOUT_MS, cooldownDuration: KEYS_COOLDOWN_MS });
  return async (header, input) => {
    try {
      return await remote(header, input);
    } catch (error) {
      const unanswered =
        error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC';
      throw unanswered ? new ProviderUnavailable(`${address} does not give its keys`, { cause: error }) : error;
    }
  };
}

export async function userinfoEmail(
  endpoint: string,
  token: string,
  subject: string,
): Promise<{ email: string; emailVerified: boolean } | undefined> {
  try {
    const response = await fetch(endpoint, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) return undefined;
    const info = userinfoSchema.safeParse(await response.json());
    // A response about another subject is ignored (OpenID Connect Core 5.3.2).
    if (!info.success || info.data.sub !== subject || info.data.email === undefined) return undefined;
    return { email: info.data.email, emailVerified: info.data.email_verified === true };
  } catch {
    return undefined;
  }
}
