import { randomUUID } from 'node:crypto';
import type { Language } from '@clubpulse/contract/scalars';
import type { Queryable } from '../database/database.ts';
import { bindActs } from '../feature/bind-acts.ts';
import { newSecret } from '../secrets/secrets.ts';
import {
  askReset,
  askVerify,
  mailAddressLinks,
  mailLink,
  mailNewAddress,
  mailReset,
  mailUndo,
  newReset,
  ofLink,
  reset,
  verify,
} from './account-links.ts';
import {
  type AccountParts,
  endSecrets,
  type NextPage,
  notify,
  notifyAt,
  type OnProved,
  type OnSecretsEnd,
  passwordIsNew,
  prove,
  type Ready,
} from './account-notices.ts';
import * as store from './accounts.store.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { deleteOfAccount } from './payloads.store.ts';

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly verified: boolean;
  readonly admin?: boolean;
  readonly editor?: boolean;
  readonly handedOver?: boolean;
}

export type SignIn =
  | { readonly accountId: string; readonly isKnownDevice: boolean }
  | { readonly wrong: true; readonly whose: string | undefined }
  | { readonly waitSeconds: number };

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(parts: AccountParts) {
  const ready: Ready = { ...parts, secretListeners: [], proofListeners: [], nextPages: [] };
  return {
    ...bindActs(ready, {
      notify,
      notifyAt,
      passwordIsNew,
      endSecrets,
      onSecretsEnd,
      onProved,
      onNextPage,
      nextPage,
      byId,
      byEmail,
      create,
      signUp,
      signIn,
      deviceCookie,
      isKnownDevice,
      askReset,
      isVerified,
      askVerify,
      mailReset,
      mailAddressLinks,
      mailNewAddress,
      mailUndo,
      ofLink,
      newReset,
      reset,
      delete: deleteAccount,
      verify,
      proveAddress,
    }),
    deviceCookieName: parts.devices.cookieOf,
    closePassword,
  };
}

const onSecretsEnd = ({ secretListeners }: Ready, listener: OnSecretsEnd) => void secretListeners.push(listener);

const onProved = ({ proofListeners }: Ready, listener: OnProved) => void proofListeners.push(listener);

const onNextPage = ({ nextPages }: Ready, find: NextPage) => void nextPages.push(find);

async function nextPage({ nextPages }: Ready, email: string): Promise<string | undefined> {
  for (const find of nextPages) {
    const page = await find(email);
    if (page !== undefined) return page;
  }
  return undefined;
}

const byId = ({ db }: Ready, accountId: string, via: Queryable = db) => store.accountOf(via, accountId);

const byEmail = ({ db }: Ready, email: string, via: Queryable = db) => store.accountByEmail(via, email);

async function create({ db }: Ready, account: NewAccount, via: Queryable = db): Promise<string | undefined> {
  const AccountId = randomUUID();
  const PasswordHash = await hashPassword(account.password);
  const added = await store.insertAccount(via, {
    AccountId,
    Email: account.email,
    EmailVerified: account.verified,
    PasswordHash,
    IsAdmin: account.admin ?? false,
    IsEditor: account.editor ?? false,
    HandedOver: account.handedOver ?? false,
  });
  return added ? AccountId : undefined;
}

/** Limited per network address, because the response reveals whether an account exists. */
async function signUp(
  parts: Ready,
  email: string,
  password: string,
  address: string,
  language: Language,
): Promise<{ readonly accountId: string } | { readonly exists: true } | { readonly waitSeconds: number }> {
  const waitSeconds = await parts.attempts.signUp(address);
  if (waitSeconds !== undefined) return { waitSeconds };
  const accountId = await parts.db.transaction().execute(async (trx) => {
    const added = await create(parts, { email, password, verified: false }, trx);
    if (added !== undefined) await mailLink(parts, trx, { AccountId: added, Email: email }, 'verify', language);
    return added;
  });
  if (accountId === undefined) return { exists: true };
  await parts.attempts.signedUp(address);
  return { accountId };
}

async function signIn(
  { db, devices, attempts }: Ready,
  email: string,
  password: string,
  address: string,
  device: string | undefined,
): Promise<SignIn> {
  const account = await store.accountByEmail(db, email);
  const deviceId = account && devices.idOf(device, account);
  const waitSeconds = await attempts.password(email, address, deviceId);
  if (waitSeconds !== undefined) return { waitSeconds };
  const right = await passwordMatches(password, account?.PasswordHash);
  if (!right || !account) return { wrong: true, whose: account?.AccountId };
  await attempts.wasRight(email, address, deviceId);
  return { accountId: account.AccountId, isKnownDevice: deviceId !== undefined };
}

async function deviceCookie(
  { db, devices }: Ready,
  email: string,
): Promise<{ readonly name: string; readonly value: string } | undefined> {
  const account = await store.accountByEmail(db, email);
  return account && { name: devices.cookieOf(email), value: devices.tokenFor(account) };
}

const isKnownDevice = ({ devices }: Ready, account: store.AccountRow, token: string | undefined): boolean =>
  devices.idOf(token, account) !== undefined;

/** Returns the present state, because a token has only the state when it was issued. */
async function isVerified({ db }: Ready, accountId: string, email: string): Promise<boolean> {
  const account = await store.accountOf(db, accountId);
  return account?.EmailVerified === true && account.Email === email;
}

/** Replaces the password by a random one, so the owner must set another by a mailed link. */
async function closePassword(via: Queryable, accountId: string): Promise<void> {
  await store.setOwnPassword(via, accountId, await hashPassword(newSecret()));
}

/** Confirms the e-mail address, because the owner has read a mail. False if the account has another address. */
async function proveAddress(parts: Ready, trx: Queryable, accountId: string, email: string): Promise<boolean> {
  await store.lockAccount(trx, accountId);
  const account = await store.accountOf(trx, accountId);
  if (account?.Email.toLowerCase() !== email.toLowerCase()) return false;
  await prove(parts, trx, account);
  return true;
}

async function deleteAccount(parts: Ready, trx: Queryable, accountId: string): Promise<void> {
  await deleteOfAccount(trx, accountId);
  await endSecrets(parts, trx, accountId);
  await store.deleteAccount(trx, accountId);
}
