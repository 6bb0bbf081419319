import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { refusedAt, refusedPasswords } from '@clubpulse/rules/accounts/security/refused';
import type { Database, Queryable } from '../../database/database.ts';
import { bindActs } from '../../feature/bind-acts.ts';
import { hashOf } from '../../secrets/secrets.ts';
import { setEmail, setOwnPassword } from '../accounts.store.ts';
import type { Accounts } from '../accounts.ts';
import type { Attempts } from '../attempts/attempts.ts';
import * as links from '../links.store.ts';
import { hashPassword, PASSWORD_MAX, PASSWORD_MIN, passwordMatches, passwordProblem } from '../passwords.ts';
import { deleteOfAccount } from '../payloads.store.ts';
import * as events from './events.store.ts';
import { takeFactors } from './factors.ts';
import type { Acting } from './security.ts';
import * as sessions from './sessions.store.ts';

/** `move` runs in the same transaction. It returns false when the e-mail address belongs to another user. */
export interface AddressBook {
  readonly isTaken: (via: Queryable, email: string) => Promise<boolean>;
  readonly move: (via: Queryable, accountId: string, email: string) => Promise<boolean>;
}

class Taken extends Error {}
const invalid = (field: string, key: string, values?: Record<string, number>): Refusal =>
  refuse('ValidationFailed', { errors: [{ field, key, ...(values && { values }) }] });

export type Change = ReturnType<typeof createChange>;

interface Parts {
  db: Database;
  accounts: Accounts;
  attempts: Attempts;
}
interface Ready extends Parts {
  readonly books: AddressBook[];
}

export function createChange(parts: Parts) {
  const ready: Ready = { ...parts, books: [] };
  return {
    ...bindActs(ready, { keepsAddresses, askEmail, proposeEmail, newEmail, confirmEmail, undoEmail, password }),
    withdrawEmail: links.deleteNewEmail,
  };
}

async function moveBy(
  { db, accounts, books }: Ready,
  purpose: 'email' | 'undo',
  token: string,
  then: (trx: Queryable, link: links.AddressLink, left: string | undefined) => Promise<void>,
): Promise<boolean> {
  try {
    return await db.transaction().execute(async (trx) => {
      const link = await links.takeAddressLink(trx, purpose, hashOf(token));
      if (link === undefined) return false;
      const account = await accounts.byId(link.AccountId, trx);
      const left = account && account.Email.toLowerCase() !== link.Email.toLowerCase() ? account.Email : undefined;
      if (left !== undefined) {
        if (!(await setEmail(trx, link.AccountId, link.Email))) throw new Taken();
        for (const book of books) if (!(await book.move(trx, link.AccountId, link.Email))) throw new Taken();
      }
      await then(trx, link, left);
      return true;
    });
  } catch (error) {
    if (error instanceof Taken) return false;
    throw error;
  }
}

const keepsAddresses = ({ books }: Ready, book: AddressBook) => void books.push(book);

async function isTakenIn({ accounts, books }: Pick<Ready, 'accounts' | 'books'>, via: Queryable, email: string) {
  let isTaken = (await accounts.byEmail(email, via)) !== undefined;
  for (const book of books) isTaken ||= await book.isTaken(via, email);
  return isTaken;
}

/** Does not reveal another account: only the new e-mail address's mailbox gets a notice. */
async function askEmail({ accounts, attempts, db, books }: Ready, acting: Acting, email: string): Promise<Refusal | undefined> {
  const account = await accounts.byId(acting.accountId);
  if (!account) return refuse('NotFound');
  if (account.Email.toLowerCase() === email) return invalid('Email', refusedAt.sameEmail);
  if (!(await attempts.mayMoveEmail(acting.accountId))) return refuse('TooManyRequests');
  await db.transaction().execute(async (trx) => {
    const isTaken = await isTakenIn({ accounts, books }, trx, email);
    await accounts.mailAddressLinks(trx, account, { email, isTaken, language: acting.language });
    await events.insertEvent(trx, acting.accountId, 'emailAsked', acting);
  });
  return undefined;
}

/** Another user proposes the e-mail address. The present address gets its undo link after the change. */
async function proposeEmail(
  { accounts, books }: Ready,
  trx: Queryable,
  accountId: string,
  email: string,
  language: Acting['language'],
): Promise<Refusal | undefined> {
  const account = await accounts.byId(accountId, trx);
  if (!account) return refuse('NotFound');
  if (account.Email.toLowerCase() === email) return invalid('Email', refusedAt.sameEmail);
  await accounts.mailNewAddress(trx, account, { email, isTaken: await isTakenIn({ accounts, books }, trx, email), language });
  await events.insertEvent(trx, accountId, 'emailAsked', { userAgent: '', from: null });
  return undefined;
}

const newEmail = ({ db }: Ready, accountId: string): Promise<string | undefined> => links.newEmailOf(db, accountId);

const confirmEmail = (parts: Ready, token: string, seen: events.Seen, language: Acting['language']): Promise<boolean> =>
  moveBy(parts, 'email', token, async (trx, { AccountId }, left) => {
    await events.insertEvent(trx, AccountId, 'emailChanged', seen);
    if (left === undefined || (await links.hasUndo(trx, AccountId, left))) return;
    await parts.accounts.mailUndo(trx, { AccountId, Email: left }, language);
  });

/**
 * Another person may know the password: sessions, second factors, password and later undo links become invalid. The replaced
 * address also gets a notice.
 */
const undoEmail = (parts: Ready, token: string, seen: events.Seen, language: Acting['language']): Promise<boolean> =>
  moveBy(parts, 'undo', token, async (trx, { AccountId: accountId, ExpiresAt }, left) => {
    await links.deleteLinks(trx, accountId, 'email');
    await links.deleteLaterWaysBack(trx, accountId, ExpiresAt);
    if (left !== undefined) await parts.accounts.notifyAt(trx, left, 'movedBack', { ...seen, language });
    await deleteOfAccount(trx, accountId);
    await parts.accounts.endSecrets(trx, accountId);
    await parts.accounts.closePassword(trx, accountId);
    if (await takeFactors(trx, accountId)) {
      await events.insertEvent(trx, accountId, 'factorsReset', seen);
      await parts.accounts.notify(trx, accountId, 'factorsReset', { ...seen, language });
    }
    await events.insertEvent(trx, accountId, 'emailUndone', seen);
    await parts.accounts.mailReset(trx, accountId, language);
  });

async function password(
  { accounts, attempts, db }: Ready,
  acting: Acting,
  { present, wanted, endOthers }: { present: string; wanted: string; endOthers: boolean },
): Promise<Refusal | undefined> {
  const account = await accounts.byId(acting.accountId);
  if (!account) return refuse('NotFound');
  if (!(await attempts.mayTryOwn(acting.accountId))) return refuse('TooManyRequests');
  if (!(await passwordMatches(present, account.PasswordHash))) {
    await events.insertEvent(db, acting.accountId, 'wrongPassword', acting);
    return invalid('Password', refusedAt.wrongPassword);
  }
  const problem = passwordProblem(wanted, account.Email);
  if (problem !== undefined) return invalid('NewPassword', refusedPasswords[problem], { min: PASSWORD_MIN, max: PASSWORD_MAX });
  const hash = await hashPassword(wanted);
  await db.transaction().execute(async (trx) => {
    await setOwnPassword(trx, acting.accountId, hash);
    if (endOthers) {
      await sessions.endOtherSessions(trx, acting.accountId, acting.grantId);
      await accounts.endSecrets(trx, acting.accountId);
    }
    await links.deleteLinks(trx, acting.accountId, 'reset');
    await events.insertEvent(trx, acting.accountId, 'passwordChanged', acting);
    await accounts.passwordIsNew(trx, acting.accountId, acting);
  });
  await attempts.wasOwn(acting.accountId);
  return undefined;
}
