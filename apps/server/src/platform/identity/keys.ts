import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { storedValue, storeOnce } from '../database/installation.ts';
import { newSecret } from '../secrets/secrets.ts';

const KEY = 'identity.keys';
const keysSchema = z.object({ signing: z.array(z.looseObject({ kty: z.string() })), cookies: z.array(z.string()) });

export interface ProviderKeys {
  readonly signing: JWK[];
  readonly cookies: string[];
}

/** The keys are stored at the first start, so that a restart ends no session. */
export async function providerKeys(db: Database): Promise<ProviderKeys> {
  const known = (await storedValue(db, KEY)) ?? (await storeOnce(db, KEY, await newKeys()));
  return keysSchema.parse(known);
}

async function newKeys(): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  return { signing: [{ ...key, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(key) }], cookies: [newSecret()] };
}

export function publicKey(key: JWK): JWK {
  const { kty, n, e, alg, use, kid } = key;
  return { ...(kty && { kty }), ...(n && { n }), ...(e && { e }), ...(alg && { alg }), ...(use && { use }), ...(kid && { kid }) };
}
