import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { type ExternalRequest, type ExternalResponse, requestExternal } from '../../platform/media/ask.ts';
import { internet, type Outside } from '../../platform/media/outside.ts';

const WORDS_MAX = 65_536;
export const BODY_MAX = 33_554_432;

export interface Tokens {
  readonly access: string;
  readonly accessUntil: Date;
  readonly refresh: string;
  readonly refreshUntil: Date;
}
/** Garmin does not know the code, token or URL. Other errors are thrown, because they may be temporary. */
export type NotKnown = 'notKnown';

export interface GarminSettings
  extends Pick<Config, 'GARMIN_CONFIRM_URL' | 'GARMIN_TOKEN_URL' | 'GARMIN_API_URL' | 'PUBLIC_URL'> {
  readonly GARMIN_CLIENT_ID: string;
  readonly GARMIN_CLIENT_SECRET: string;
  readonly GARMIN_DOOR: string;
}
export const garminSettings = ({
  GARMIN_CLIENT_ID,
  GARMIN_CLIENT_SECRET,
  GARMIN_DOOR,
  ...rest
}: Config): GarminSettings | undefined =>
  GARMIN_CLIENT_ID === undefined || GARMIN_CLIENT_SECRET === undefined || GARMIN_DOOR === undefined
    ? undefined
    : { ...rest, GARMIN_CLIENT_ID, GARMIN_CLIENT_SECRET, GARMIN_DOOR };

const tokensSchema = z.object({
  access_token: z.string().min(1).max(20_000),
  expires_in: z.number().min(0),
  refresh_token: z.string().min(1).max(20_000),
  /** The life of the token in seconds, three months if Garmin does not send it. */
  refresh_token_expires_in: z.number().min(0).default(7_775_998),
});
const accountSchema = z.object({ userId: z.string().min(1).max(200) });
const permissionsSchema = z.preprocess(
  (answer) => (typeof answer === 'object' && answer !== null && 'permissions' in answer ? answer.permissions : answer),
  z.array(z.string().max(100)).max(100),
);

export const TRAININGS = 'ACTIVITY_EXPORT';
export const HEALTH = 'HEALTH_EXPORT';
export const RETURN_PATH = '/doors/garmin/return';

/** Sends requests only to the configured URLs. An https URL cannot lead to an internal server. */
export function createGarmin(settings: GarminSettings, now: () => Date = () => new Date()) {
  const { GARMIN_CLIENT_ID: client_id, GARMIN_CLIENT_SECRET: client_secret } = settings;
  const redirect_uri = `${settings.PUBLIC_URL}${RETURN_PATH}`;

  async function tokens(form: Readonly<Record<string, string>>): Promise<Tokens | NotKnown> {
    const at = now().getTime();
    const { status, body } = await ask(new URL(settings.GARMIN_TOKEN_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({ ...form, client_id, client_secret }).toString(),
      bytesMax: WORDS_MAX,
    });
    // Other refusals concern the operator's account at Garmin, so they are thrown.
    if (status === 400 && isGrantInvalid(body)) return 'notKnown';
    const answer = tokensSchema.parse(checked('tokens', { status, body }));
    return {
      access: answer.access_token,
      accessUntil: new Date(at + answer.expires_in * 1000),
      refresh: answer.refresh_token,
      refreshUntil: new Date(at + answer.refresh_token_expires_in * 1000),
    };
  }
  const api = (path: string) => new URL(`${settings.GARMIN_API_URL.replace(/\/$/, '')}/wellness-api/rest/${path}`);
  const withToken = (token: string) => ({ authorization: `Bearer ${token}`, accept: 'application/json' });

  return {
    /** The code of the redirect is useless without the verifier, which no browser receives (PKCE). */
    confirmUrl(state: string, code_challenge: string): string {
      const url = new URL(settings.GARMIN_CONFIRM_URL);
      const query = { client_id, response_type: 'code', code_challenge, code_challenge_method: 'S256', redirect_uri, state };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
    exchange: (code: string, code_verifier: string) =>
      tokens({ grant_type: 'authorization_code', code, code_verifier, redirect_uri }),
    renew: (refresh_token: string) => tokens({ grant_type: 'refresh_token', refresh_token }),
    async account(token: string): Promise<string> {
      const answer = await ask(api('user/id'), { method: 'GET', headers: withToken(token), bytesMax: WORDS_MAX });
      return accountSchema.parse(checked('user id', answer)).userId;
    },
    async permissions(token: string): Promise<string[]> {
      const answer = await ask(api('user/permissions'), { method: 'GET', headers: withToken(token), bytesMax: WORDS_MAX });
      return permissionsSchema.parse(checked('permissions', answer));
    },
    async deregister(token: string): Promise<void> {
      const answer = await ask(api('user/registration'), { method: 'DELETE', headers: withToken(token), bytesMax: WORDS_MAX });
      if (answer.status >= 500 || answer.status === 429) throw new Error(`Garmin answers ${answer.status} to a goodbye`);
    },
    async fetch(callbackUrl: string, token: string): Promise<Buffer | NotKnown | undefined> {
      const url = URL.canParse(callbackUrl) ? new URL(callbackUrl) : undefined;
      if (url?.origin !== new URL(settings.GARMIN_API_URL).origin || url.username !== '') return undefined;
      const answer = await ask(url, { method: 'GET', headers: withToken(token), bytesMax: BODY_MAX });
      if (answer.status === 404 || answer.status === 410) return 'notKnown';
      if (answer.status !== 200) throw new Error(`Garmin responds with ${answer.status} at the address of its ping`);
      return answer.body;
    },
  };
}
export type Garmin = ReturnType<typeof createGarmin>;

/** True if the code or token was used, revoked, or issued to another client (RFC 6749, 5.2). */
function isGrantInvalid(body: Buffer): boolean {
  try {
    return z.object({ error: z.literal('invalid_grant') }).safeParse(JSON.parse(body.toString('utf8'))).success;
  } catch {
    return false;
  }
}

function checked(what: string, { status, body }: ExternalResponse): unknown {
  if (status !== 200) throw new Error(`Garmin answers ${status} where ${what} were asked`);
  return JSON.parse(body.toString('utf8'));
}

/** The operator may configure an internal http URL. An https URL reaches only public addresses. */
function ask(url: URL, question: ExternalRequest): Promise<ExternalResponse> {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const outside: Outside = url.protocol === 'https:' ? { ...internet, port } : { allows: () => true, port, isPlain: true };
  return requestExternal(url, question, outside);
}
