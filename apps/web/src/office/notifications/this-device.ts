import type { PushDevice } from '@clubpulse/contract/office/push';

/** Whether this browser may be told of notifications, and where its push service tells it; null where it asked for nothing. */
export type DeviceState = { may: 'yes'; endpoint: string | null } | { may: 'denied' | 'unable' };

const workerOf = async () => ('serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined);

async function subscriptionOf(): Promise<PushSubscription | null> {
  const worker = await workerOf();
  return worker !== undefined && 'pushManager' in worker ? worker.pushManager.getSubscription() : null;
}

/** As it is now; nobody is asked for anything. */
export async function deviceState(): Promise<DeviceState> {
  const worker = await workerOf();
  if (worker === undefined || !('pushManager' in worker) || !('Notification' in window)) return { may: 'unable' };
  if (Notification.permission === 'denied') return { may: 'denied' };
  return { may: 'yes', endpoint: (await subscriptionOf())?.endpoint ?? null };
}

/** Asks whether it may, and subscribes at the browser's push service; null where it may not. Rejects when the service is away. */
export async function subscribe(publicKey: string): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return { Endpoint: made.endpoint, P256dh: keyOf(made, 'p256dh'), Auth: keyOf(made, 'auth') };
}

function keyOf(subscription: PushSubscription, name: PushEncryptionKeyName): string {
  const bytes = new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Ends it here; answers where it was, null where it was nowhere. */
export async function unsubscribe(): Promise<string | null> {
  const subscription = await subscriptionOf();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
