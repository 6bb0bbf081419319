import { createPrivateKey, randomBytes, randomUUID, sign } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../platform/config/config.ts';
import { type Database, PLAN_ONCE } from '../platform/database/database.ts';
import { providerKeys } from '../platform/identity/keys.ts';
import { hashPassword } from '../platform/identity/passwords.ts';
import { accessClaims } from '../platform/identity/provider-settings.ts';

export interface Bearer {
  readonly email: string;
  readonly isProved: boolean;
}

/** The hash is computed once, because that takes 24 ms. */
let passwordHash: Promise<string> | undefined;

const MONTH_SECONDS = 30 * 86_400;
const TOKEN_SECONDS = 3600;

interface Account {
  readonly AccountId: string;
  readonly Email: string;
  readonly EmailVerified: boolean;
  readonly PasswordHash: string;
  readonly IsAdmin: boolean;
  readonly IsEditor: boolean;
}

/** Makes tokens like those of the provider (`signed-in.test.ts` compares both). Real sign-ins took a tenth of all test time. */
export async function signersIn(
  db: Database,
  config: Pick<Config, 'OIDC_AUDIENCE' | 'OIDC_CLIENT_ID' | 'PUBLIC_URL'>,
): Promise<(people: readonly Bearer[]) => Promise<(() => string)[]>> {
  const [jwk] = (await providerKeys(db)).signing;
  if (jwk === undefined) throw new Error('The provider has no key.');
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const header = encoded({ alg: 'RS256', typ: 'at+jwt', kid: jwk.kid });
  const issued = { client_id: config.OIDC_CLIENT_ID, iss: `${config.PUBLIC_URL}/oidc`, aud: config.OIDC_AUDIENCE };

  return async (people) => {
    passwordHash ??= hashPassword('a long enough password');
    const iat = Math.floor(Date.now() / 1000);
    const wanted = people.map(({ email, isProved }) => ({
      Email: email,
      EmailVerified: isProved,
      AccountId: randomUUID(),
      GrantId: secret(),
    }));
    const { rows } = await sql<Account & { GrantId: string }>`${sql.raw(PLAN_ONCE)}
      with wanted as (select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as one ("AccountId" text, "Email" text, "EmailVerified" boolean, "GrantId" text)),
      made as (insert into identity_accounts ("AccountId", "Email", "EmailVerified", "PasswordHash")
        select "AccountId", "Email", "EmailVerified", ${await passwordHash} from wanted on conflict do nothing returning *),
      known as (select * from made union all
        select account.* from identity_accounts account join wanted on lower(account."Email") = lower(wanted."Email")),
      tokens as (select known.*, wanted."GrantId" from wanted join known on lower(known."Email") = lower(wanted."Email")),
      grants as (insert into identity_payloads ("Model", "Id", "Payload", "ExpiresAt")
        select 'Grant', "GrantId", jsonb_build_object('kind', 'Grant', 'jti', "GrantId", 'accountId', "AccountId", 'clientId', ${issued.client_id}::text,
          'iat', ${iat}::bigint, 'exp', ${iat + MONTH_SECONDS}::bigint, 'openid', '{"scope": "openid email offline_access"}'::jsonb),
          to_timestamp(${iat + MONTH_SECONDS}::bigint) from tokens),
      sessions as (insert into identity_sessions ("GrantId", "AccountId", "UserAgent", "ProvedAt")
        select "GrantId", "AccountId", 'lightMyRequest', now() from tokens)
      select "AccountId", "Email", "EmailVerified", "PasswordHash", "IsAdmin", "IsEditor", "GrantId" from tokens`.execute(db);
    const grants = new Map(rows.map((row) => [row.GrantId, row]));
    return wanted.map(({ GrantId }) => {
      const account = grants.get(GrantId);
      if (account === undefined) throw new Error('Another request made the account at the same moment.');
      const claims = { jti: secret(), sub: account.AccountId, iat, exp: iat + TOKEN_SECONDS, ...issued };
      let token: string | undefined;
      return () => (token ??= signed(`${header}.${encoded({ ...accessClaims(account, GrantId), ...claims })}`));
    });
  };

  function signed(words: string): string {
    return `${words}.${sign('sha256', Buffer.from(words), key).toString('base64url')}`;
  }
}

const secret = (): string => randomBytes(32).toString('base64url');
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
