import type { Config } from './config.ts';

/** What is kept of a session. */
export interface KeptSession {
  access_token: string;
  refresh_token?: string;
  id_token?: string;
  /** Seconds since 1970. */
  expires_at?: number;
  profile: { sub: string };
}

const PREFIX = 'oidc.user:';
const keyOf = ({ issuer, clientId }: Config) => `${PREFIX}${issuer}:${clientId}`;

/** The session that this browser keeps; null when nobody is signed in. */
export function keptSession(config: Config): KeptSession | null {
  const kept = window.localStorage.getItem(keyOf(config));
  return kept === null ? null : (JSON.parse(kept) as KeptSession);
}

export const keepSession = (config: Config, session: KeptSession): void =>
  window.localStorage.setItem(keyOf(config), JSON.stringify(session));

export const forgetSession = (config: Config): void => window.localStorage.removeItem(keyOf(config));

/** Whether this browser keeps a session at all, before anybody knows of which provider. */
export const sessionKept = (): boolean => Object.keys(window.localStorage).some((key) => key.startsWith(PREFIX));

/** Seconds before its end at which a token is renewed. */
const RENEW_BEFORE = 30;

/** Whether a token is good for a while yet. */
export const isFresh = ({ expires_at: end }: Pick<KeptSession, 'expires_at'>): boolean =>
  end === undefined || end - Math.floor(Date.now() / 1000) > RENEW_BEFORE;

/** Whether the page's query is a provider's answer to a sign-in. */
export function isSignInAnswer(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'));
}
