import type { Language } from '@clubpulse/contract/scalars';
import { handedByMail } from '@clubpulse/rules/accounts/security/handed';
import type { Database, Queryable } from '../../database/database.ts';
import { bindActs } from '../../feature/bind-acts.ts';
import { hashOf, newSecret } from '../../secrets/secrets.ts';
import { type AccountRow, lockAccount, setOwnPassword } from '../accounts.store.ts';
import type { Accounts } from '../accounts.ts';
import { deleteLinks } from '../links.store.ts';
import { hashPassword } from '../passwords.ts';
import { deleteOfAccount } from '../payloads.store.ts';
import { insertEvent, type Seen } from '../security/events.store.ts';
import * as store from './handed.store.ts';

const MINUTE_MS = 60_000;

export type HandedStep = 'create' | 'reset' | 'prove';
export interface OpenHanded {
  readonly step: HandedStep;
  readonly email: string;
  readonly account: AccountRow | undefined;
  readonly landing: string;
  /** True if a mail brought the link to the e-mail address, so its user is the owner. */
  readonly byMail: boolean;
}

export type HasEnded = (link: Pick<store.HandedRow, 'Subject' | 'Email'>) => Promise<boolean>;

interface HandedParts {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly publicUrl: string;
}
interface Ready extends HandedParts {
  readonly endings: HasEnded[];
}

class Taken extends Error {}

export type Handed = ReturnType<typeof createHanded>;

/**
 * Links from staff or from invitation mails, for one use. Only the hash is stored. Only a mailed link confirms the e-mail
 * address.
 */
export function createHanded(parts: HandedParts) {
  return {
    ...bindActs({ ...parts, endings: [] }, { make, open, endsWhen, create, reset, prove, isHandedTo }),
    /** Locks the account, so that a new access link is decided on current data. */
    hold: lockAccount,
    accountsHandedTo: store.accountsHandedTo,
  };
}

async function open({ db, accounts, endings }: Ready, token: string): Promise<OpenHanded | 'ended' | undefined> {
  const row = await store.openHanded(db, hashOf(token));
  if (!row) return undefined;
  for (const hasEnded of endings) if (await hasEnded(row)) return 'ended';
  const { Does, AccountId, Email, Landing, Voucher } = row;
  const account = await (AccountId === null ? accounts.byEmail(Email) : accounts.byId(AccountId));
  const step = Does === 'Password' ? 'reset' : account ? 'prove' : 'create';
  return { step, email: account?.Email ?? Email, account, landing: Landing, byMail: Voucher === handedByMail };
}

async function make(
  { publicUrl }: Ready,
  trx: Queryable,
  {
    minutes,
    by,
    now,
    ...row
  }: {
    readonly subject: string;
    readonly voucher: string;
    readonly email: string;
    readonly does: store.HandedAct;
    readonly accountId: string | null;
    readonly landing: string;
    readonly minutes: number;
    readonly by: number | null;
    readonly now: Date;
  },
): Promise<{ readonly link: string; readonly expiresAt: Date }> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + minutes * MINUTE_MS);
  await store.insertAccessLink(trx, {
    TokenHash: hashOf(token),
    Subject: row.subject,
    Voucher: row.voucher,
    Email: row.email,
    Does: row.does,
    AccountId: row.accountId,
    Landing: row.landing,
    MadeBy: by,
    ExpiresAt: expiresAt,
  });
  return { link: `${publicUrl}/oidc/handed?token=${token}`, expiresAt };
}

const endsWhen = ({ endings }: Ready, hasEnded: HasEnded): void => void endings.push(hasEnded);

/** Undefined when the link is used up or the e-mail address has an account. */
async function create({ db, accounts }: Ready, token: string, password: string): Promise<string | undefined> {
  const row = await store.openHanded(db, hashOf(token));
  if (row?.Does !== 'Account') return undefined;
  const verified = row.Voucher === handedByMail;
  try {
    return await db.transaction().execute(async (trx) => {
      const accountId = await accounts.create({ email: row.Email, password, verified, handedOver: !verified }, trx);
      if (accountId === undefined || !(await store.redeemAccessLink(trx, hashOf(token), accountId, ['Account'])))
        throw new Taken();
      return accountId;
    });
  } catch (error) {
    if (error instanceof Taken) return undefined;
    throw error;
  }
}

/** Ends all sessions. Second factors remain: the link replaces the password only. */
async function reset(
  { db, accounts }: Ready,
  token: string,
  accountId: string,
  password: string,
  language: Language,
  seen: Seen,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if (!(await store.redeemAccessLink(trx, hashOf(token), accountId, ['Password']))) return false;
    await deleteLinks(trx, accountId, 'reset');
    await setOwnPassword(trx, accountId, passwordHash);
    await deleteOfAccount(trx, accountId);
    await accounts.endSecrets(trx, accountId);
    await insertEvent(trx, accountId, 'passwordReset', seen);
    await accounts.passwordIsNew(trx, accountId, { ...seen, language });
    return true;
  });
}

/** The user must have entered the current password. Returns false if it has changed meanwhile, perhaps by another person. */
const prove = (
  { db, accounts }: Ready,
  token: string,
  { AccountId, PasswordHash, Email }: AccountRow,
  byMail: boolean,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockAccount(trx, AccountId);
    if ((await accounts.byId(AccountId, trx))?.PasswordHash !== PasswordHash) return false;
    if (!(await store.redeemAccessLink(trx, hashOf(token), AccountId, ['Account', 'Proof']))) return false;
    return !byMail || accounts.proveAddress(trx, AccountId, Email);
  });

const isHandedTo = (
  { db }: Ready,
  accountId: string,
  by: { readonly subject?: string; readonly voucher?: string },
  via: Queryable = db,
): Promise<boolean> => store.isHandedTo(via, accountId, by);
