import { Secret, TOTP } from 'otpauth';
import type { Queryable } from '../../database/database.ts';
import { hashOf, newCode } from '../../secrets/secrets.ts';
import { lockAccount } from '../accounts.store.ts';
import * as store from './factors.store.ts';

const CODES = 10;
const CODE_LENGTH = 10;
const PERIOD_S = 30;
/** A code may be one time step early or late, because the clocks of phones differ. */
const WINDOW = 1;

const totpWith = (secret: string, label: string) =>
  new TOTP({ issuer: 'Clubpulse', label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) });

export interface Factors {
  readonly totp: boolean;
  readonly passkeys: readonly store.PasskeyRow[];
  readonly codesLeft: number;
}
export const hasFactor = ({ totp, passkeys }: Factors): boolean => totp || passkeys.length > 0;

export async function factorsOf(db: Queryable, accountId: string): Promise<Factors> {
  const [totp, passkeys, codesLeft] = [
    await store.totpOf(db, accountId),
    await store.passkeysOf(db, accountId),
    await store.countCodes(db, accountId),
  ];
  return { totp: totp !== undefined && totp.ConfirmedAt !== null, passkeys, codesLeft };
}

export async function holdFactors(trx: Queryable, accountId: string): Promise<Factors> {
  await lockAccount(trx, accountId);
  return factorsOf(trx, accountId);
}

export async function takeFactors(trx: Queryable, accountId: string): Promise<boolean> {
  const { totp, passkeys, codesLeft } = await holdFactors(trx, accountId);
  await store.deleteTotp(trx, accountId);
  for (const { PasskeyId } of passkeys) await store.deletePasskey(trx, accountId, PasskeyId);
  await store.writeCodes(trx, accountId, []);
  return totp || passkeys.length > 0 || codesLeft > 0;
}

export async function newTotp(
  db: Queryable,
  accountId: string,
  email: string,
): Promise<{ readonly secret: string; readonly uri: string } | undefined> {
  const secret = new Secret({ size: 20 }).base32;
  if (!(await store.beginTotp(db, accountId, secret))) return undefined;
  return { secret, uri: totpWith(secret, email).toString() };
}

export async function isTotp(db: Queryable, accountId: string, code: string, { first = false } = {}): Promise<boolean> {
  const token = code.replace(/\s/g, '');
  // Other texts are refused here, because the library throws on six characters of several bytes.
  if (!/^[0-9]{6}$/.test(token)) return false;
  const known = await store.totpOf(db, accountId);
  if (!known || (known.ConfirmedAt === null) !== first) return false;
  const now = Date.now();
  const delta = totpWith(known.Secret, '').validate({ token, window: WINDOW, timestamp: now });
  if (delta === null) return false;
  return store.useStep(db, accountId, Math.floor(now / 1000 / PERIOD_S) + delta);
}

export async function newRecoveryCodes(db: Queryable, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => newCode(CODE_LENGTH));
  await store.writeCodes(db, accountId, codes.map(hashOf));
  return codes.map((code) => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`);
}

export const isRecoveryCode = (db: Queryable, accountId: string, code: string): Promise<boolean> =>
  store.takeCode(db, accountId, hashOf(code.replace(/[\s-]/g, '').toUpperCase()));
