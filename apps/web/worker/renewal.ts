import type { PushDevice } from '@clubpulse/contract/office/push';

/** What the browser tells when it ends a subscription, or puts another in its place. */
export interface SubscriptionChange {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

/**
 * Tells the server where this browser is told from now on. Nobody is signed in here: that it is the same browser is proved by the secret of
 * the subscription before, which only the two know. Without it nothing can be said, and the switch in the app says that it is off.
 */
export async function tellRenewal(
  { oldSubscription, newSubscription }: SubscriptionChange,
  pushManager: Pick<PushManager, 'subscribe'>,
  api: URL,
): Promise<void> {
  if (oldSubscription === null) return;
  const next = newSubscription ?? (await pushManager.subscribe(oldSubscription.options));
  const { Endpoint, Auth } = deviceOf(oldSubscription);
  // Without the dot it would be read as an address of its own.
  const answer = await fetch(new URL('./push:renew', api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Before: { Endpoint, Auth }, Now: deviceOf(next) }),
  });
  if (!answer.ok) throw new Error(`The renewed subscription was answered with ${answer.status}`);
}

function deviceOf(subscription: PushSubscription): PushDevice {
  const keyOf = (name: PushEncryptionKeyName): string =>
    btoa(String.fromCharCode(...new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer())))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return { Endpoint: subscription.endpoint, P256dh: keyOf('p256dh'), Auth: keyOf('auth') };
}
