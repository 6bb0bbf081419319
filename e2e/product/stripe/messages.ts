import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoredEvent } from './world.ts';

export type Delivery = 'deliver' | 'hold' | 'drop' | 'twice' | 'reverse';

export interface Message {
  readonly body: string;
  readonly signature: string;
}

const RETRY_MS = [1000, 5000, 25_000, 120_000, 600_000];
const TIMEOUT_MS = 10_000;

/** Refused messages are repeated. `hold`, `twice` and `reverse` collect messages and change what `flush` and `take` return. */
export function createMessages({ url, secret }: { readonly url: string | undefined; readonly secret: string }) {
  let mode: Delivery = url === undefined ? 'hold' : 'deliver';
  let held: StoredEvent[] = [];
  let sending: Promise<void> = Promise.resolve();

  const sign = (event: StoredEvent): Message => {
    const body = JSON.stringify(event);
    const t = Math.floor(Date.now() / 1000);
    return { body, signature: `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}` };
  };
  async function post(event: StoredEvent): Promise<boolean> {
    if (url === undefined) return false;
    const { body, signature } = sign(event);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    }).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.ok === true;
  }
  async function send(event: StoredEvent): Promise<void> {
    if (await post(event)) return;
    void again(event);
  }
  async function again(event: StoredEvent): Promise<void> {
    for (const wait of RETRY_MS) {
      await pause(wait, undefined, { ref: false });
      if (await post(event)) return;
    }
  }
  function release(): StoredEvent[] {
    const released = mode === 'reverse' ? held.toReversed() : mode === 'twice' ? held.flatMap((event) => [event, event]) : held;
    held = [];
    return released;
  }
  function queue(events: readonly StoredEvent[]): Promise<void> {
    for (const event of events) sending = sending.then(() => send(event));
    return sending;
  }
  return {
    add(event: StoredEvent): void {
      if (mode === 'drop') return;
      if (mode === 'deliver') void queue([event]);
      else held.push(event);
    },
    setMode(next: Delivery): void {
      mode = next;
    },
    /** Resolves when each message was sent at least once. */
    flush: (): Promise<void> => queue(release()),
    /** Returns signed messages, for a receiver without a URL. */
    take: (): readonly Message[] => release().map(sign),
  };
}
export type Messages = ReturnType<typeof createMessages>;
