import { provideToken } from '../calls/call-layer.ts';
import { loadConfig } from './config.ts';
import type { FailedTokenCheck } from './id-token.ts';
import { deletePendingSignOut, readPendingSignOut } from './pending-sign-out.ts';
import type { SignInResult, SignInWish } from './provider.ts';
import { runSignOutTasks } from './sign-out-tasks.ts';
import { forgetAll, hasStoredSession, isFresh, storedSession } from './stored-session.ts';
import { notifyTabs } from './tabs.ts';

/** Loaded only when needed: a valid stored token needs no provider. */
const provider = () => import('./provider.ts');

export async function hasIdentity(): Promise<boolean> {
  const stored = storedSession(await loadConfig());
  return stored !== null && (isFresh(stored) || stored.refresh_token !== undefined);
}

provideToken(async ({ renewed }) => {
  const stored = storedSession(await loadConfig());
  if (stored === null) return null;
  return isFresh(stored) && !renewed ? stored.access_token : renew(stored.access_token);
});

let renewal: Promise<string | null> | null = null;

function renew(refused: string): Promise<string | null> {
  renewal ??= provider()
    .then((it) => it.renew(refused))
    .finally(() => {
      renewal = null;
    });
  return renewal;
}

export const goToSignIn = async (wish: SignInWish): Promise<void> => (await provider()).goToSignIn(wish);

export const signInAddress = async (wish: SignInWish): Promise<string> => (await provider()).signInAddress(wish);

export const signInPage = async (wish: SignInWish): Promise<string> => (await provider()).signInPage(wish);

export async function signsInHere(): Promise<boolean> {
  const { issuer, signUp } = await loadConfig();
  return signUp && new URL(issuer).origin === window.location.origin;
}

export const finishSignIn = async (): Promise<SignInResult> => (await provider()).finishSignIn();

export const readFailedTokenCheck = async (error: unknown): Promise<FailedTokenCheck | null> =>
  (await provider()).failedTokenCheckOf(error);

/** If the provider is unreachable, its session is ended later. */
export async function leave(): Promise<void> {
  await runSignOutTasks();
  forgetAll();
  notifyTabs({ kind: 'left' });
  await endPush();
  await endUnended().catch(() => window.location.replace(window.location.pathname));
}

/** Deletes a session that the provider has ended, as when another user signs in by a link. False for a valid session. */
export async function forgetEnded(): Promise<boolean> {
  if (hasStoredSession()) {
    const stored = storedSession(await loadConfig());
    if (stored !== null && (await renew(stored.access_token)) !== null) return false;
    forgetAll();
    deletePendingSignOut();
    notifyTabs({ kind: 'left' });
    await endPush();
  }
  return true;
}

/** Ends the provider's session of an earlier sign-out. Rejects when this is not possible now. */
function endUnended(): Promise<void> {
  const end = async () => {
    const left = readPendingSignOut();
    // Offline the code is not loaded, because browsers remember a failed load for the life of the page.
    if (left === null || !navigator.onLine) throw new Error('Nothing can be ended now');
    await (await provider()).endAtProvider(left);
  };
  // Only one tab ends the session. Pages without https have no locks.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request('clubpulse.leaving', end) : end();
}

export function endPendingSession(): void {
  if (readPendingSignOut() === null) return;
  const end = () => {
    void endPush();
    endUnended().catch(() => readPendingSignOut() && window.addEventListener('online', end, { once: true }));
  };
  end();
}

async function endPush(): Promise<void> {
  try {
    const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    for (const shown of (await worker?.getNotifications?.()) ?? []) shown.close();
    await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // A failing push service does not prevent the sign-out, because the server knows that the session has ended.
  }
}
