import type { ResultOf } from '@clubpulse/contract/call';
import type { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { askTabs, hearTabs, type News, tellTabs } from './tabs.ts';
import { keepUnended, unended } from './unended.ts';

type Config = ResultOf<typeof getConfig>;

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
/** Stands in local storage while a visit may go on in some tab. It is no secret. */
const VISIT = 'oidc.visit';

/** The session that this browser keeps; null when nobody is signed in. */
export function keptSession(config: Config): KeptSession | null {
  const key = keyOf(config);
  const kept = window.sessionStorage.getItem(key) ?? window.localStorage.getItem(key);
  return kept === null ? null : (JSON.parse(kept) as KeptSession);
}

/** Where it is kept now; where there is none yet, as other providers' sessions are. */
const isLasting = (key: string) => window.sessionStorage.getItem(key) === null;

/**
 * Keeps the session: one that lasts in local storage, a visit in session storage, which the browser forgets when it is closed.
 * The other tabs share a visit, and its renewals: a refresh token that rotates works only once.
 */
export function keepSession(config: Config, session: KeptSession, lasting = isLasting(keyOf(config))): void {
  const key = keyOf(config);
  const kept = JSON.stringify(session);
  if (lasting) {
    window.sessionStorage.removeItem(key);
    window.localStorage.removeItem(VISIT);
    window.localStorage.setItem(key, kept);
    return;
  }
  window.localStorage.removeItem(key);
  window.localStorage.setItem(VISIT, '1');
  window.sessionStorage.setItem(key, kept);
  tellTabs({ kind: 'visit', key, kept });
}

/** Shares this tab's visit with others, and takes over theirs. */
export const shareVisit = (): (() => void) =>
  hearTabs((news) => {
    if (news.kind === 'visit') takeVisit(news);
    if (news.kind !== 'asked') return;
    const key = Object.keys(window.sessionStorage).find((name) => name.startsWith(PREFIX));
    const kept = key === undefined ? null : window.sessionStorage.getItem(key);
    if (key !== undefined && kept !== null) tellTabs({ kind: 'visit', key, kept });
  });

/** How long what a tab tells is on its way, at most. */
const NEWS_MS = 50;

/** Of a visit, what another tab may just have renewed is here after this; what lasts is read from the same place. */
export const otherTabsTold = async (): Promise<void> => {
  if (window.localStorage.getItem(VISIT) !== null) await new Promise((resolve) => setTimeout(resolve, NEWS_MS));
};

function takeVisit({ key, kept }: Extract<News, { kind: 'visit' }>): void {
  if (window.localStorage.getItem(key) === null) window.sessionStorage.setItem(key, kept);
}

/** Whether a visit goes on in another tab: then it goes on here too. */
export async function visitOfOtherTabs(): Promise<boolean> {
  return window.localStorage.getItem(VISIT) !== null && askTabs(takeVisit);
}

/** Whether this browser keeps a session at all, before anybody knows of which provider. */
export const sessionKept = (): boolean =>
  [window.sessionStorage, window.localStorage].some((store) => Object.keys(store).some((key) => key.startsWith(PREFIX)));

/** The session this browser keeps, and where, before anybody knows of which provider. */
function keptAnywhere(): { session: KeptSession; store: Storage } | null {
  for (const store of [window.sessionStorage, window.localStorage]) {
    const key = Object.keys(store).find((name) => name.startsWith(PREFIX));
    const kept = key === undefined ? null : store.getItem(key);
    if (kept !== null) return { session: JSON.parse(kept) as KeptSession, store };
  }
  return null;
}

/** Whose session this browser keeps, and where; null when nobody is signed in. */
export function keptPerson(): { sub: string; store: Storage } | null {
  const kept = keptAnywhere();
  return kept && { sub: kept.session.profile.sub, store: kept.store };
}

/** Forgets all that the browser keeps; what is to be ended at the provider stands there until it is (spec 1 section 4). */
export function forgetAll(): void {
  const left = keptAnywhere()?.session ?? unended();
  window.localStorage.clear();
  window.sessionStorage.clear();
  if (left !== null) keepUnended(left);
}

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
