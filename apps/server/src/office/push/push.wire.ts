import { createECDH } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import https from 'node:https';
import path from 'node:path';
import type { PushDevice, PushMessage } from '@clubpulse/contract/office/push';
import webPush from 'web-push';
import type { Config } from '../../platform/config/config.ts';
import { InsideAddress, isAskable, type Outside, pinned } from '../../platform/media/outside.ts';

/** Who sends (RFC 8292), both in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';
const KEY_FILE = 'push.key';

/** The installation's keys: of the environment, else those in the data folder, made the first time. */
export async function pushKeys({
  VAPID_PRIVATE_KEY,
  DATA_DIR,
}: Pick<Config, 'VAPID_PRIVATE_KEY' | 'DATA_DIR'>): Promise<PushKeys> {
  const privateKey = VAPID_PRIVATE_KEY ?? (await keptKey(DATA_DIR));
  const curve = createECDH(CURVE);
  curve.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: curve.getPublicKey('base64url') };
}

async function keptKey(folder: string): Promise<string> {
  const file = path.join(folder, KEY_FILE);
  await mkdir(folder, { recursive: true });
  try {
    // Of two processes that start at once the first one makes it.
    await writeFile(file, webPush.generateVAPIDKeys().privateKey, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Whether it is a point of the curve: to any other nothing can be encrypted. */
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

/** Seconds for which a push service keeps what it cannot deliver. */
const TTL = 86_400;
const PATIENCE_MS = 10_000;
const gone: readonly number[] = [404, 410];

/**
 * Sends a message, encrypted for the browser and signed by us. Answers `gone` where the push service knows the browser no more, or the
 * address is none that may be asked; rejects when the service is away or cannot now.
 */
export async function sendPush(
  { Endpoint, P256dh, Auth }: PushDevice,
  message: PushMessage,
  { keys, subject, outside }: { keys: PushKeys; subject: string; outside: Outside },
): Promise<'sent' | 'gone'> {
  if (!isAskable(new URL(Endpoint), outside)) return 'gone';
  const subscription = { endpoint: Endpoint, keys: { p256dh: P256dh, auth: Auth } };
  const request = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject, ...keys },
    TTL,
    urgency: 'normal',
  });
  try {
    const status = await post(request, outside);
    if (gone.includes(status)) return 'gone';
    if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
    return 'sent';
  } catch (error) {
    if (error instanceof InsideAddress) return 'gone';
    throw error;
  }
}

function post({ endpoint, headers, body }: webPush.RequestDetails & { body: Buffer }, outside: Outside): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers },
      lookup: pinned(outside),
      agent: false as const,
      signal: AbortSignal.timeout(outside.patienceMs ?? PATIENCE_MS),
      ...(outside.ca === undefined ? {} : { ca: outside.ca }),
    };
    const request = https.request(endpoint, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body);
  });
}
