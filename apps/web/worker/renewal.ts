import type { PushDevice } from '@clubpulse/contract/office/push';

export interface SubscriptionChange {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

/** The secret of the former subscription replaces a session. Without a former subscription push is shown as off. */
export async function reportRenewal(
  { oldSubscription, newSubscription }: SubscriptionChange,
  pushManager: Pick<PushManager, 'subscribe'>,
  api: URL,
): Promise<void> {
  if (oldSubscription === null) return;
  const next = newSubscription ?? (await pushManager.subscribe(oldSubscription.options));
  const { Endpoint, Auth } = deviceOf(oldSubscription);
  // Without the dot the URL would be absolute.
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
