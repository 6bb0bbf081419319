import { addPushDevice, renewPushDevice } from '@clubpulse/contract/office/push.calls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportRenewal } from '../../../worker/renewal.ts';

const api = new URL('https://clubs.test/api/');
const key = (length: number, first: number) => {
  const bytes = new Uint8Array(length).fill(first + 1);
  bytes[0] = first;
  return bytes.buffer;
};
const subscription = (name: string, mark: number) =>
  ({
    endpoint: `https://push.test/${name}`,
    options: { userVisibleOnly: true, applicationServerKey: key(65, 4) },
    getKey: (keyName: PushEncryptionKeyName) => (keyName === 'p256dh' ? key(65, 4) : key(16, mark)),
  }) as unknown as PushSubscription;
const before = subscription('before', 9);
const next = subscription('next', 30);

const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();
const subscribe = vi.fn(() => Promise.resolve(next));
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  subscribe.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const notify = () => {
  const [[url, { method, body }] = [api, {}]] = fetched.mock.calls;
  return { url: String(url), method, body: renewPushDevice.body.parse(JSON.parse(body as string)) };
};

it('the renewal sends a new push subscription to the server with proof of the former one', async () => {
  await reportRenewal({ oldSubscription: before, newSubscription: next }, { subscribe }, api);
  const { url, method, body } = notify();
  expect([method, url]).toEqual([renewPushDevice.method, 'https://clubs.test/api/push:renew']);
  expect(body).toMatchObject({ Before: { Endpoint: before.endpoint }, Now: { Endpoint: next.endpoint } });
  expect(addPushDevice.body.safeParse(body.Now).success).toBe(true);
  expect(subscribe).not.toHaveBeenCalled();
});

it('the renewal subscribes again for the same server when the subscription only expired', async () => {
  await reportRenewal({ oldSubscription: before, newSubscription: null }, { subscribe }, api);
  expect(subscribe).toHaveBeenCalledWith(before.options);
  expect(notify().body.Now.Endpoint).toBe(next.endpoint);
});

it('the renewal sends nothing without proof of the former subscription, and fails when the server refuses', async () => {
  await reportRenewal({ oldSubscription: null, newSubscription: next }, { subscribe }, api);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockResolvedValue(new Response(null, { status: 503 }));
  await expect(reportRenewal({ oldSubscription: before, newSubscription: next }, { subscribe }, api)).rejects.toThrow('503');
});
