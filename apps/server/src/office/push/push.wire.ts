import { createECDH } from 'node:crypto';
import type { PushDevice, PushMessage } from '@clubpulse/contract/office/push';
import webPush from 'web-push';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { storedValue, storeOnce } from '../../platform/database/installation.ts';
import { InsideAddress, type Outside } from '../../platform/media/outside.ts';
import { postOutside } from '../../platform/media/post.ts';

/** VAPID (RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';
const KEY = 'push.key';
const storedSchema = z.object({ privateKey: z.string() });

/**
 * The private key is configured, or stored at the first start. All processes share it, because a new key would invalidate all
 * subscriptions.
 */
export async function pushKeys(db: Database, { VAPID_PRIVATE_KEY }: Pick<Config, 'VAPID_PRIVATE_KEY'>): Promise<PushKeys> {
  const privateKey = VAPID_PRIVATE_KEY ?? (await storedKey(db));
  const curve = createECDH(CURVE);
  curve.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: curve.getPublicKey('base64url') };
}

async function storedKey(db: Database): Promise<string> {
  const { privateKey } = webPush.generateVAPIDKeys();
  return storedSchema.parse((await storedValue(db, KEY)) ?? (await storeOnce(db, KEY, { privateKey }))).privateKey;
}

export function isPublicKey(key: string): boolean {
  try {
    const curve = createECDH(CURVE);
    curve.generateKeys();
    curve.computeSecret(key, 'base64url');
    return true;
  } catch {
    return false;
  }
}

const removedStatuses: readonly number[] = [404, 410];

interface Sending {
  readonly keys: PushKeys;
  readonly subject: string;
  readonly outside: Outside;
  readonly ttl: number;
}

/** `gone` when the push service does not know the browser or forbids its endpoint. Rejects when it is unavailable. */
export async function sendPush(
  { Endpoint, P256dh, Auth }: PushDevice,
  message: PushMessage,
  { keys, subject, outside, ttl }: Sending,
): Promise<'sent' | 'gone'> {
  const subscription = { endpoint: Endpoint, keys: { p256dh: P256dh, auth: Auth } };
  const { endpoint, body, headers } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject, ...keys },
    TTL: ttl,
    urgency: 'normal',
  });
  try {
    const { status } = await postOutside(endpoint, { body, headers }, outside);
    if (removedStatuses.includes(status)) return 'gone';
    if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
    return 'sent';
  } catch (error) {
    if (error instanceof InsideAddress) return 'gone';
    throw error;
  }
}
