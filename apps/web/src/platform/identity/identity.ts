import { endBeforeLeaving } from './before-leaving.ts';
import { loadConfig } from './config.ts';
import type { Lie } from './id-token.ts';
import { forgetAll, isFresh, keptSession } from './kept-session.ts';
import type { Finished, SignInWish } from './provider.ts';
import { tellTabs } from './tabs.ts';
import { provideToken } from './token.ts';
import { unended } from './unended.ts';

/** Talking to the provider takes a library; while the kept token is good nobody talks to it. */
const provider = () => import('./provider.ts');

/** Whether the browser holds a provider session. Without one nothing is logged (spec 1 section 4). */
export async function hasIdentity(): Promise<boolean> {
  const kept = keptSession(await loadConfig());
  return kept !== null && (isFresh(kept) || kept.refresh_token !== undefined);
}

provideToken(async ({ renewed }) => {
  const kept = keptSession(await loadConfig());
  if (kept === null) return null;
  return isFresh(kept) && !renewed ? kept.access_token : renew(kept.access_token);
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

/** Goes to the provider's sign-in page, or its sign-up page. */
export const goToSignIn = async (wish: SignInWish): Promise<void> => (await provider()).goToSignIn(wish);

/** Where that page is, for another window. */
export const signInAddress = async (wish: SignInWish): Promise<string> => (await provider()).signInAddress(wish);

/** The own provider's sign-in page, made ready to be sent a form. */
export const signInPage = async (wish: SignInWish): Promise<string> => (await provider()).signInPage(wish);

/** Whether people sign in at the server this app comes from, with e-mail and password. */
export async function signsInHere(): Promise<boolean> {
  const { issuer, signUp } = await loadConfig();
  return signUp && new URL(issuer).origin === window.location.origin;
}

/** Turns the provider's answer into a session. Rejects when no token was obtained. */
export const finishSignIn = async (): Promise<Finished> => (await provider()).finishSignIn();

/** In what the provider lied, where that is why signing in failed; else null. */
export const lieOf = async (error: unknown): Promise<Lie | null> => (await provider()).lieOf(error);

/**
 * Clears local storage, session storage and the provider's session (spec 1 section 4), once what must go before is done (`beforeLeaving`).
 * Here it is gone then, whoever answers; what nobody could be told of is ended later.
 */
export async function leave(): Promise<void> {
  await endBeforeLeaving();
  forgetAll();
  tellTabs({ kind: 'left' });
  await endPush();
  await endUnended().catch(() => window.location.replace(window.location.pathname));
}

/** Ends at the provider what signing out could not end before; rejects where it cannot now either. */
function endUnended(): Promise<void> {
  const end = async () => {
    const left = unended();
    // A browser remembers of code that it did not come: without a network it is not asked for.
    if (left === null || !navigator.onLine) throw new Error('Nothing can be ended now');
    await (await provider()).endAtProvider(left);
  };
  // Of two tabs one does it. Pages without https have no locks.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request('clubpulse.leaving', end) : end();
}

/** At a start where nobody is signed in: what is still to be ended is ended now, or once there is a network. */
export function endWhatWasLeft(): void {
  if (unended() === null) return;
  const end = () => {
    void endPush();
    endUnended().catch(() => unended() && window.addEventListener('online', end, { once: true }));
  };
  end();
}

/** Nobody is told here any more, whoever signs in next, and what was told stands here no longer. */
async function endPush(): Promise<void> {
  try {
    const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    for (const shown of (await worker?.getNotifications?.()) ?? []) shown.close();
    await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // A push service that is away keeps nobody signed in; ours knows that the session has ended.
  }
}
