import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { type Config, loadConfig } from './config.ts';
import { isFresh } from './kept-session.ts';

/** One renewal at a time, also across tabs: a refresh token that rotates works only once. */
const RENEWAL_LOCK = 'clubpulse.renewal';

interface Provider {
  config: Config;
  manager: UserManager;
}
let made: Promise<Provider> | null = null;

/** Authorization code with PKCE and a refresh token; no iframes. Tokens live in local storage, so a reload stays signed in. */
function provider(): Promise<Provider> {
  made ??= loadConfig().then(
    (config) => {
      const page = window.location.origin + window.location.pathname;
      const manager = new UserManager({
        authority: config.issuer,
        client_id: config.clientId,
        redirect_uri: page,
        post_logout_redirect_uri: page,
        response_type: 'code',
        scope: config.scope,
        ...(config.resource === null ? {} : { resource: config.resource }),
        userStore: new WebStorageStateStore({ store: window.localStorage }),
        stateStore: new WebStorageStateStore({ store: window.localStorage }),
        automaticSilentRenew: false,
        monitorSession: false,
      });
      return { config, manager };
    },
    (error: unknown) => {
      made = null;
      throw error;
    },
  );
  return made;
}

const resourceOf = (config: Config) => (config.resource === null ? {} : { resource: config.resource });

/** A new token by refresh token, or null. `refused` is the token that no longer works. */
export async function renew(refused: string): Promise<string | null> {
  const { config, manager } = await provider();
  const renewInLock = async () => {
    const user = await manager.getUser();
    if (user === null) return null;
    // Another tab was faster.
    if (isFresh(user) && user.access_token !== refused) return user.access_token;
    if (user.refresh_token === undefined) return null;
    try {
      return (await manager.signinSilent(resourceOf(config)))?.access_token ?? null;
    } catch (error) {
      console.error('The API token could not be renewed', error);
      return null;
    }
  };
  // Pages without https have no locks.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(RENEWAL_LOCK, renewInLock) : renewInLock();
}

/** Goes to the provider's sign-in page, or its sign-up page; `returnTo` is the hash to open afterwards. */
export async function goToSignIn({ returnTo, create = false }: { returnTo: string; create?: boolean }): Promise<void> {
  const { config, manager } = await provider();
  await manager.signinRedirect({
    state: returnTo,
    ui_locales: document.documentElement.lang,
    ...(create && config.signUp ? { prompt: 'create' } : {}),
    ...(config.resource === null ? {} : { extraTokenParams: { resource: config.resource } }),
  });
}

/** Turns the provider's answer into a session; gives the hash to open. Rejects when no token was obtained. */
export async function finishSignIn(): Promise<string> {
  const { manager } = await provider();
  const user = await manager.signinRedirectCallback();
  return typeof user.state === 'string' ? user.state : '';
}

/** Clears local storage, session storage and the provider's session (spec 1 section 4). */
export async function leave(): Promise<void> {
  const { manager } = await provider();
  const user = await manager.getUser();
  await manager.revokeTokens().catch(() => undefined);
  await manager.removeUser();
  window.localStorage.clear();
  window.sessionStorage.clear();
  try {
    await manager.signoutRedirect(user?.id_token === undefined ? {} : { id_token_hint: user.id_token });
  } catch {
    // A provider without an end-session page: the session here is gone all the same.
    window.location.replace(window.location.pathname);
  }
}
