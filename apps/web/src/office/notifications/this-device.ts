import type { PushDevice } from '@clubpulse/contract/office/push';

export type DeviceState = { may: 'yes'; endpoint: string | null } | { may: 'denied' | 'unable' };

const workerOf = async () => ('serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined);

async function subscriptionOf(): Promise<PushSubscription | null> {
  const worker = await workerOf();
  return worker !== undefined && 'pushManager' in worker ? worker.pushManager.getSubscription() : null;
}

export async function deviceState(): Promise<DeviceState> {
  const worker = await workerOf();
  if (worker === undefined || !('pushManager' in worker) || !('Notification' in window)) return { may: 'unable' };
  if (Notification.permission === 'denied') return { may: 'denied' };
  return { may: 'yes', endpoint: (await subscriptionOf())?.endpoint ?? null };
}

/** Returns null when the user denies notifications. Rejects when the push service is unavailable. */
export async function subscribe(publicKey: string): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // The browser refuses a second subscription with another key.
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

export async function unsubscribe(): Promise<string | null> {
  const subscription = await subscriptionOf();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
