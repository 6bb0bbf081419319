import { EMAIL_LINK_HOURS } from '@clubpulse/contract/accounts/security';
import type { Language } from '@clubpulse/contract/scalars';
import type { Queryable } from '../database/database.ts';
import { hashOf, newSecret } from '../secrets/secrets.ts';
import { endSecrets, type NoticeContext, notify, passwordIsNew, prove, type Ready } from './account-notices.ts';
import * as store from './accounts.store.ts';
import { accountOfLink, deleteLinks, insertLink, type LinkPurpose, takeLink } from './links.store.ts';
import { identityMail } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { deleteOfAccount } from './payloads.store.ts';
import { insertEvent, type Seen } from './security/events.store.ts';
import { takeFactors } from './security/factors.ts';

const HOUR_MS = 3_600_000;

/** ms. The link that restores an old e-mail address is valid for a week, for owners on holiday. */
const linkLife = {
  verify: 7 * 24 * HOUR_MS,
  reset: HOUR_MS,
  email: EMAIL_LINK_HOURS * HOUR_MS,
  undo: 7 * 24 * HOUR_MS,
} as const satisfies Record<LinkPurpose, number>;

const linkPurposes = ['verify', 'reset', 'email', 'undo'] as const satisfies LinkPurpose[];

async function newLink(via: Queryable, accountId: string, purpose: LinkPurpose, email?: string): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(Date.now() + linkLife[purpose]);
  await insertLink(via, { tokenHash: hashOf(token), accountId, purpose, expiresAt, ...(email !== undefined && { email }) });
  return token;
}

export async function mailLink(
  { publicUrl, mail }: Ready,
  via: Queryable,
  account: { AccountId: string; Email: string },
  purpose: LinkPurpose,
  language: Language,
  email?: string,
  isTaken = false,
): Promise<void> {
  const token = await newLink(via, account.AccountId, purpose, email);
  const link = `${publicUrl}/oidc/${purpose}?token=${token}&lang=${language}`;
  const to = purpose === 'email' ? (email ?? account.Email) : account.Email;
  const letter = identityMail(isTaken ? 'taken' : purpose, { to, link: isTaken ? publicUrl : link, language });
  await mail.queue(letter, via, { haste: 'waitedFor' });
}

/**
 * Removes second factors and links of an account whose e-mail address was never confirmed, because another person may have
 * created them.
 */
async function takeUnproved(parts: Ready, via: Queryable, accountId: string, context: NoticeContext): Promise<void> {
  for (const purpose of linkPurposes) await deleteLinks(via, accountId, purpose);
  if (!(await takeFactors(via, accountId))) return;
  await insertEvent(via, accountId, 'factorsReset', context);
  await notify(parts, via, accountId, 'factorsReset', context);
}

/** The response is the same if the account does not exist. */
export async function askReset(parts: Ready, email: string, language: Language): Promise<void> {
  const mayMail = await parts.attempts.mayMailReset(email);
  const account = await store.accountByEmail(parts.db, email);
  if (!account || !mayMail) return;
  await parts.db.transaction().execute((trx) => mailLink(parts, trx, account, 'reset', language));
}

export async function askVerify(parts: Ready, email: string, language: Language): Promise<boolean> {
  const account = await store.accountByEmail(parts.db, email);
  if (!account || account.EmailVerified || !(await parts.attempts.mayMailReset(email))) return false;
  await parts.db.transaction().execute((trx) => mailLink(parts, trx, account, 'verify', language));
  return true;
}

export async function mailReset(parts: Ready, via: Queryable, accountId: string, language: Language): Promise<void> {
  const account = await store.accountOf(via, accountId);
  if (account) await mailLink(parts, via, account, 'reset', language);
}

export const mailNewAddress = (
  parts: Ready,
  via: Queryable,
  account: Pick<store.AccountRow, 'AccountId' | 'Email'>,
  { email, isTaken, language }: { email: string; isTaken: boolean; language: Language },
): Promise<void> => mailLink(parts, via, account, 'email', language, email, isTaken);

export const mailUndo = (
  parts: Ready,
  via: Queryable,
  account: Pick<store.AccountRow, 'AccountId' | 'Email'>,
  language: Language,
): Promise<void> => mailLink(parts, via, account, 'undo', language, account.Email);

/** The old e-mail address gets an undo link. The owner of another account with the new address gets only a notice. */
export async function mailAddressLinks(
  parts: Ready,
  via: Queryable,
  account: store.AccountRow,
  to: { email: string; isTaken: boolean; language: Language },
): Promise<void> {
  await mailNewAddress(parts, via, account, to);
  await mailUndo(parts, via, account, to.language);
}

export async function ofLink(
  { db }: Ready,
  purpose: LinkPurpose,
  token: string,
): Promise<{ readonly account: store.AccountRow; readonly email: string } | undefined> {
  const link = await accountOfLink(db, purpose, hashOf(token));
  const account = link && (await store.accountOf(db, link.AccountId));
  return account && { account, email: link.Email ?? account.Email };
}

export const newReset = ({ db }: Ready, accountId: string): Promise<string> =>
  db.transaction().execute((trx) => newLink(trx, accountId, 'reset'));

/**
 * Ends all sessions. If the e-mail address was never confirmed, also removes the second factors, because another person may have
 * created the account. False for an invalid link.
 */
export async function reset(parts: Ready, token: string, password: string, language: Language, seen: Seen): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return parts.db.transaction().execute(async (trx) => {
    const accountId = await takeLink(trx, 'reset', hashOf(token));
    const account = accountId === undefined ? undefined : await store.accountOf(trx, accountId);
    if (accountId === undefined || !account) return false;
    if (!account.EmailVerified) await takeUnproved(parts, trx, accountId, { ...seen, language });
    await store.setPassword(trx, accountId, passwordHash);
    await prove(parts, trx, account);
    await deleteOfAccount(trx, accountId);
    await endSecrets(parts, trx, accountId);
    await insertEvent(trx, accountId, 'passwordReset', seen);
    await passwordIsNew(parts, trx, accountId, { ...seen, language });
    return true;
  });
}

export async function verify(parts: Ready, token: string): Promise<boolean> {
  return parts.db.transaction().execute(async (trx) => {
    const accountId = await takeLink(trx, 'verify', hashOf(token));
    const account = accountId === undefined ? undefined : await store.accountOf(trx, accountId);
    if (account) await prove(parts, trx, account);
    return account !== undefined;
  });
}
