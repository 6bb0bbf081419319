import type { ResultOf } from '@clubpulse/contract/call';
import type { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { readPendingSignOut, storePendingSignOut } from './pending-sign-out.ts';
import { askTabs, notifyTabs, onTabNews, type TabMessage } from './tabs.ts';

type Config = ResultOf<typeof getConfig>;

export interface StoredSession {
  access_token: string;
  refresh_token?: string;
  id_token?: string;
  expires_at?: number;
  profile: { sub: string };
}

const PREFIX = 'oidc.user:';
const keyOf = ({ issuer, clientId }: Config) => `${PREFIX}${issuer}:${clientId}`;
/** Storage key that is set while some tab has a session for one visit. Not secret. */
const VISIT = 'oidc.visit';

export function storedSession(config: Config): StoredSession | null {
  const key = keyOf(config);
  const stored = window.sessionStorage.getItem(key) ?? window.localStorage.getItem(key);
  return stored === null ? null : (JSON.parse(stored) as StoredSession);
}

const isLasting = (key: string) => window.sessionStorage.getItem(key) === null;

/**
 * The session is in local storage, or in session storage for one visit. Tabs share renewals, because a rotating refresh token
 * works only once.
 */
export function keepSession(config: Config, session: StoredSession, lasting = isLasting(keyOf(config))): void {
  const key = keyOf(config);
  const stored = JSON.stringify(session);
  if (lasting) {
    window.sessionStorage.removeItem(key);
    window.localStorage.removeItem(VISIT);
    window.localStorage.setItem(key, stored);
    return;
  }
  window.localStorage.removeItem(key);
  window.localStorage.setItem(VISIT, '1');
  window.sessionStorage.setItem(key, stored);
  notifyTabs({ kind: 'visit', key, kept: stored });
}

export const shareVisit = (): (() => void) =>
  onTabNews((news) => {
    if (news.kind === 'visit') takeVisit(news);
    if (news.kind !== 'asked') return;
    const key = Object.keys(window.sessionStorage).find((name) => name.startsWith(PREFIX));
    const stored = key === undefined ? null : window.sessionStorage.getItem(key);
    if (key !== undefined && stored !== null) notifyTabs({ kind: 'visit', key, kept: stored });
  });

const NEWS_MS = 50;

/** Lasting sessions need no wait, because their storage is shared. */
export const waitForOtherTabs = async (): Promise<void> => {
  if (window.localStorage.getItem(VISIT) !== null) await new Promise((resolve) => setTimeout(resolve, NEWS_MS));
};

function takeVisit({ key, kept: stored }: Extract<TabMessage, { kind: 'visit' }>): void {
  if (window.localStorage.getItem(key) === null) window.sessionStorage.setItem(key, stored);
}

export async function visitOfOtherTabs(): Promise<boolean> {
  return window.localStorage.getItem(VISIT) !== null && askTabs(takeVisit);
}

export const hasStoredSession = (): boolean =>
  [window.sessionStorage, window.localStorage].some((store) => Object.keys(store).some((key) => key.startsWith(PREFIX)));

function storedAnywhere(): { session: StoredSession; store: Storage } | null {
  for (const store of [window.sessionStorage, window.localStorage]) {
    const key = Object.keys(store).find((name) => name.startsWith(PREFIX));
    const stored = key === undefined ? null : store.getItem(key);
    if (stored !== null) return { session: JSON.parse(stored) as StoredSession, store };
  }
  return null;
}

export function storedPerson(): { sub: string; store: Storage } | null {
  const stored = storedAnywhere();
  return stored && { sub: stored.session.profile.sub, store: stored.store };
}

export function forgetAll(): void {
  const left = storedAnywhere()?.session ?? readPendingSignOut();
  window.localStorage.clear();
  window.sessionStorage.clear();
  if (left !== null) storePendingSignOut(left);
}

const RENEW_BEFORE = 30;

export const isFresh = ({ expires_at: end }: Pick<StoredSession, 'expires_at'>): boolean =>
  end === undefined || end - Math.floor(Date.now() / 1000) > RENEW_BEFORE;

export function isSignInAnswer(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'));
}
