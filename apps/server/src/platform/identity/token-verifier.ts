import { decodeJwt, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { discoverProvider, type ForeignProvider, ProviderUnavailable, userinfoEmail } from './foreign-provider.ts';
import { createRemembered } from './remembered.ts';

export interface TokenIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** True for the embedded provider. Only there a confirmed e-mail address belongs to a single account. */
  readonly isOwn: boolean;
  readonly admin: boolean;
  readonly editor: boolean;
  readonly issuedAt: Date;
}

export interface VerifierSettings {
  readonly issuer: string;
  readonly audience: string;
  readonly tokenType: string;
  /** The claim with the e-mail address. A name with dots is a path unless a claim has exactly this name. */
  readonly emailClaim: string;
  readonly adminClaim: string;
  readonly editorClaim: string;
  readonly jwks?: JWTVerifyGetKey;
  readonly foreign?: () => Promise<ForeignProvider>;
  readonly isLive?: (claims: JWTPayload) => Promise<boolean>;
}

export interface TokenVerifier {
  /** Undefined for an invalid token. Throws `ProviderUnavailable` when it cannot be checked. */
  verify(token: string): Promise<TokenIdentity | undefined>;
  forgetGrant(grantId: string): void;
  forgetAll(): void;
}

/** Other algorithms are refused, because `none` and shared secrets can be forged. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const CLOCK_TOLERANCE_S = 10;
const REMEMBER_MS = 60_000;
const REMEMBER_MAX = 20_000;
const EMAIL_REMEMBER_MS = 600_000;
const TOKEN_MAX = 16_384;

type Signer = Pick<ForeignProvider, 'issuer' | 'keys' | 'userinfoEndpoint'>;

interface Verified {
  readonly identity: TokenIdentity;
  readonly grant: unknown;
}

export function createTokenVerifier(settings: VerifierSettings): TokenVerifier {
  const { issuer, jwks } = settings;
  const provider: () => Promise<Signer> = jwks
    ? () => Promise.resolve({ issuer, keys: jwks, userinfoEndpoint: undefined })
    : (settings.foreign ?? discoverProvider(issuer));
  const verified = createRemembered<Verified>(REMEMBER_MAX);
  let ended = 0;
  const emails = createRemembered<{ email: string; emailVerified: boolean }>(REMEMBER_MAX);

  async function emailOf(token: string, claims: JWTPayload, { userinfoEndpoint }: Signer) {
    const own = claimOf(claims, settings.emailClaim);
    if (typeof own === 'string' && own !== '') return { email: own, emailVerified: claims['email_verified'] === true };
    const subject = claims.sub ?? '';
    const known = emails.get(subject);
    if (known || userinfoEndpoint === undefined) return known;
    const profile = await userinfoEmail(userinfoEndpoint, token, subject);
    if (profile) emails.set(subject, profile, Date.now() + EMAIL_REMEMBER_MS);
    return profile;
  }

  return {
    async verify(token) {
      if (token.length > TOKEN_MAX) return undefined;
      const known = verified.get(token);
      if (known) return known.identity;
      const before = ended;
      const from = await provider();
      const claims = await check(settings, token, from);
      if (!claims?.sub || (settings.isLive && !(await settings.isLive(claims)))) return undefined;
      const email = await emailOf(token, claims, from);
      const identity: TokenIdentity = {
        issuer,
        subject: claims.sub,
        email: email?.email.toLowerCase(),
        emailVerified: email?.emailVerified ?? false,
        isOwn: jwks !== undefined,
        admin: isTrue(claimOf(claims, settings.adminClaim)),
        editor: isTrue(claimOf(claims, settings.editorClaim)),
        issuedAt: new Date((claims.iat ?? 0) * 1000),
      };
      const until = Math.min(Date.now() + REMEMBER_MS, (claims.exp ?? 0) * 1000);
      if (before === ended) verified.set(token, { identity, grant: claims['grant'] }, until);
      return identity;
    },
    forgetGrant(grantId) {
      ended++;
      verified.forget(({ grant }) => grant === grantId);
    },
    forgetAll() {
      ended++;
      verified.forget(() => true);
    },
  };
}

async function check(
  settings: VerifierSettings,
  token: string,
  { issuer: expected, keys }: Signer,
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: expected,
      audience: settings.audience,
      algorithms,
      clockTolerance: CLOCK_TOLERANCE_S,
      requiredClaims: ['sub', 'exp'],
      ...(settings.tokenType === '' ? {} : { typ: settings.tokenType }),
    });
    return payload;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    return undefined;
  }
}

export function grantOf(token: string): string | undefined {
  const { grant } = decodeJwt(token);
  return typeof grant === 'string' ? grant : undefined;
}

export function sessionOf(token: string): { readonly accountId: string; readonly grantId: string } | undefined {
  const { sub, grant } = decodeJwt(token);
  return typeof grant === 'string' && sub !== undefined ? { accountId: sub, grantId: grant } : undefined;
}

const isTrue = (value: unknown): boolean => value === true || value === 'true';

function claimOf(claims: JWTPayload, name: string): unknown {
  if (name in claims) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
      claims,
    );
}
