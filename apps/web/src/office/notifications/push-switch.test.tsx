import { addPushDevice, getPush, removePushDevice } from '@clubpulse/contract/office/push.calls';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/api.ts';
import { answer } from '../../test/network.ts';
import { openPart } from '../../test/part.tsx';
import { userEvent } from '../../test/user.ts';
import { PushSwitch } from './PushSwitch.tsx';

const here = 'https://push.example/here';
const PublicKey = `B${'A'.repeat(86)}`;
const keys: Readonly<Record<string, Uint8Array>> = { p256dh: new Uint8Array(65).fill(4), auth: new Uint8Array(16) };

let subscribed: {
  endpoint: string;
  unsubscribe: () => Promise<boolean>;
  getKey: (name: string) => ArrayBuffer | undefined;
} | null;
let isAway = false;
let permission: NotificationPermission = 'default';
const subscription = () => ({
  endpoint: here,
  getKey: (name: string) => keys[name]?.buffer as ArrayBuffer | undefined,
  unsubscribe: async () => {
    subscribed = null;
    return true;
  },
});
const pushManager = {
  getSubscription: async () => subscribed,
  subscribe: async () => {
    if (isAway) throw new DOMException('push service error', 'AbortError');
    subscribed = subscription();
    return subscribed;
  },
};
beforeEach(() => {
  [subscribed, isAway, permission] = [null, false, 'default'];
  queryClient.clear();
  const registration = { pushManager };
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      if (permission === 'default') permission = 'granted';
      return permission;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = (known: readonly string[] = []) => {
  let Endpoints = [...known];
  const notify = (next: readonly string[]) => {
    Endpoints = [...next];
    return { PublicKey, Endpoints };
  };
  return openPart(<PushSwitch userId={1} />, [
    answer(getPush, { id: 1 }, () => ({ PublicKey, Endpoints })),
    answer(addPushDevice, { id: 1 }, () => notify([here])),
    answer(removePushDevice, { id: 1 }, () => notify([])),
  ]);
};
const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: /^On this device/ });

describe('the push switch of a device', () => {
  it("requests the browser's permission when turned on, and sends the subscription to the server", async () => {
    const { sent } = open();
    await userEvent.setup().click(await enabled());
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ Endpoint: here }));
    expect(permission).toBe('granted');
    await waitFor(async () => expect((await theSwitch()).checked).toBe(true));
  });

  it("is on when the server has this browser's subscription, and ends the subscription on the server and in the browser", async () => {
    [subscribed, permission] = [subscription(), 'granted'];
    const { sent } = open([here]);
    await waitFor(async () => expect((await theSwitch()).checked).toBe(true));
    await userEvent.setup().click(await theSwitch());
    await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ Endpoint: here }));
    expect(subscribed).toBeNull();
    expect((await theSwitch()).checked).toBe(false);
  });

  it('is off when only the browser has the subscription', async () => {
    [subscribed, permission] = [subscription(), 'granted'];
    open(['https://push.example/elsewhere']);
    expect((await enabled()).checked).toBe(false);
  });

  it('stays off when the push service is unavailable, and shows this', async () => {
    isAway = true;
    open();
    await userEvent.setup().click(await enabled());
    expect(await screen.findByText('This device could not be registered. Try again in a moment.')).toBeTruthy();
    expect((await theSwitch()).checked).toBe(false);
  });

  it('explains how to allow notifications that the browser forbids', async () => {
    permission = 'denied';
    open();
    expect(await screen.findByText(/This browser does not allow Clubpulse to notify you/)).toBeTruthy();
    expect((await theSwitch()).disabled).toBe(true);
  });
});

async function enabled(): Promise<HTMLInputElement> {
  await waitFor(async () => expect((await theSwitch()).disabled).toBe(false));
  return theSwitch();
}
