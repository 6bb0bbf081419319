import { randomUUID } from 'node:crypto';
import type { Language } from '@clubpulse/contract/scalars';
import type { Database, Queryable } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import { hashOf, newSecret } from '../secrets/secrets.ts';
import * as store from './accounts.store.ts';
import type { Attempts } from './attempts/attempts.ts';
import type { Devices } from './devices.ts';
import { accountOfLink, deleteLinks, insertLink, type LinkPurpose, takeLink } from './links.store.ts';
import { identityMail, type Notice } from './mails.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { deleteOfAccount } from './payloads.store.ts';
import { insertEvent, type Seen } from './security/events.store.ts';
import { takeFactors } from './security/factors.ts';

const HOUR_MS = 3_600_000;
/** Milliseconds. The link back to an old address is valid long enough for an owner on holiday. */
const linkLife = {
  verify: 7 * 24 * HOUR_MS,
  reset: HOUR_MS,
  email: 24 * HOUR_MS,
  undo: 7 * 24 * HOUR_MS,
} as const satisfies Record<LinkPurpose, number>;
const linkPurposes = ['verify', 'reset', 'email', 'undo'] as const satisfies LinkPurpose[];

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
export type OnSecretsEnd = (via: Queryable, accountId: string) => Promise<void>;
export type OnProved = (trx: Queryable, accountId: string, email: string) => Promise<void>;
/** Where the owner of a confirmed address continues: an address of the app. */
export type NextPage = (email: string) => Promise<string | undefined>;
export interface NoticeContext extends Seen {
  readonly language: Language;
}
export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({
  db,
  mail,
  publicUrl,
  devices,
  attempts,
}: {
  db: Database;
  mail: Mail;
  publicUrl: string;
  devices: Devices;
  attempts: Attempts;
}) {
  const onSecretsEnd: OnSecretsEnd[] = [];
  const onProved: OnProved[] = [];
  const nextPages: NextPage[] = [];

  async function create(via: Queryable, account: NewAccount): Promise<string | undefined> {
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

  async function newLink(via: Queryable, accountId: string, purpose: LinkPurpose, email?: string): Promise<string> {
    const token = newSecret();
    const expiresAt = new Date(Date.now() + linkLife[purpose]);
    await insertLink(via, { tokenHash: hashOf(token), accountId, purpose, expiresAt, ...(email !== undefined && { email }) });
    return token;
  }

  async function mailLink(
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

  const endSecrets = async (via: Queryable, accountId: string): Promise<void> => {
    for (const end of onSecretsEnd) await end(via, accountId);
  };

  async function tellAt(via: Queryable, to: string, kind: Notice, { userAgent, from, language }: NoticeContext): Promise<void> {
    await mail.queue(identityMail(kind, { to, link: publicUrl, language, userAgent, from }), via);
  }

  async function tell(via: Queryable, accountId: string, kind: Notice, told: NoticeContext): Promise<void> {
    const account = await store.accountOf(via, accountId);
    if (account) await tellAt(via, account.Email, kind, told);
  }

  /**
   * Cancels a pending change of address after a new password, because the one who requested it may know the old password. The mail
   * reports both.
   */
  async function passwordIsNew(via: Queryable, accountId: string, told: NoticeContext): Promise<void> {
    const wasMoving = await deleteLinks(via, accountId, 'email');
    await tell(via, accountId, wasMoving ? 'passwordChangedAddressStays' : 'passwordChanged', told);
  }

  async function prove(trx: Queryable, { AccountId, Email, EmailVerified }: store.AccountRow): Promise<void> {
    if (EmailVerified) return;
    await store.setVerified(trx, AccountId);
    for (const listener of onProved) await listener(trx, AccountId, Email);
  }

  /** Removes second factors and links of an account whose address was never confirmed. */
  async function takeUnproved(via: Queryable, accountId: string, told: NoticeContext): Promise<void> {
    for (const purpose of linkPurposes) await deleteLinks(via, accountId, purpose);
    if (!(await takeFactors(via, accountId))) return;
    await insertEvent(via, accountId, 'factorsReset', told);
    await tell(via, accountId, 'factorsReset', told);
  }

  return {
    tell,
    tellAt,
    passwordIsNew,
    endSecrets,
    onSecretsEnd: (listener: OnSecretsEnd) => void onSecretsEnd.push(listener),
    onProved: (listener: OnProved) => void onProved.push(listener),
    onNextPage: (find: NextPage) => void nextPages.push(find),
    async nextPage(email: string): Promise<string | undefined> {
      for (const find of nextPages) {
        const page = await find(email);
        if (page !== undefined) return page;
      }
      return undefined;
    },
    byId: (accountId: string, via: Queryable = db) => store.accountOf(via, accountId),
    byEmail: (email: string, via: Queryable = db) => store.accountByEmail(via, email),

    create: (account: NewAccount, via: Queryable = db): Promise<string | undefined> => create(via, account),

    /**
     * Sign-up: the account works at once, a mail asks to confirm the address. Attempts with existing addresses are limited per
     * source address, because the response reveals that the account exists.
     */
    async signUp(
      email: string,
      password: string,
      address: string,
      language: Language,
    ): Promise<{ readonly accountId: string } | { readonly exists: true } | { readonly waitSeconds: number }> {
      const waitSeconds = await attempts.signUp(address);
      if (waitSeconds !== undefined) return { waitSeconds };
      const accountId = await db.transaction().execute(async (trx) => {
        const added = await create(trx, { email, password, verified: false });
        if (added !== undefined) await mailLink(trx, { AccountId: added, Email: email }, 'verify', language);
        return added;
      });
      if (accountId === undefined) return { exists: true };
      await attempts.signedUp(address);
      return { accountId };
    },

    async signIn(email: string, password: string, address: string, device: string | undefined): Promise<SignIn> {
      const account = await store.accountByEmail(db, email);
      const deviceId = account && devices.idOf(device, account);
      const waitSeconds = await attempts.password(email, address, deviceId);
      if (waitSeconds !== undefined) return { waitSeconds };
      const right = await passwordMatches(password, account?.PasswordHash);
      if (!right || !account) return { wrong: true, whose: account?.AccountId };
      await attempts.wasRight(email, address, deviceId);
      return { accountId: account.AccountId, isKnownDevice: deviceId !== undefined };
    },

    async deviceCookie(email: string): Promise<{ readonly name: string; readonly value: string } | undefined> {
      const account = await store.accountByEmail(db, email);
      return account && { name: devices.cookieOf(email), value: devices.tokenFor(account) };
    },
    deviceCookieName: devices.cookieOf,
    isKnownDevice: (account: store.AccountRow, token: string | undefined): boolean => devices.idOf(token, account) !== undefined,

    /** Mails a reset link if the account exists; the response does not reveal whether it does. */
    async askReset(email: string, language: Language): Promise<void> {
      const mayMail = await attempts.mayMailReset(email);
      const account = await store.accountByEmail(db, email);
      if (!account || !mayMail) return;
      await db.transaction().execute((trx) => mailLink(trx, account, 'reset', language));
    },

    /** The current state: a token contains the state when it was issued. */
    async isVerified(accountId: string, email: string): Promise<boolean> {
      const account = await store.accountOf(db, accountId);
      return account?.EmailVerified === true && account.Email === email;
    },

    async askVerify(email: string, language: Language): Promise<boolean> {
      const account = await store.accountByEmail(db, email);
      if (!account || account.EmailVerified || !(await attempts.mayMailReset(email))) return false;
      await db.transaction().execute((trx) => mailLink(trx, account, 'verify', language));
      return true;
    },

    async mailReset(via: Queryable, accountId: string, language: Language): Promise<void> {
      const account = await store.accountOf(via, accountId);
      if (account) await mailLink(via, account, 'reset', language);
    },

    /**
     * Mails the confirmation link to the new address and the undo link to the old one. When the new address belongs to another
     * account, its owner is notified instead.
     */
    async mailAddressLinks(
      via: Queryable,
      account: store.AccountRow,
      { email, isTaken, language }: { email: string; isTaken: boolean; language: Language },
    ): Promise<void> {
      await mailLink(via, account, 'email', language, email, isTaken);
      await mailLink(via, account, 'undo', language, account.Email);
    },

    async ofLink(
      purpose: LinkPurpose,
      token: string,
    ): Promise<{ readonly account: store.AccountRow; readonly email: string } | undefined> {
      const link = await accountOfLink(db, purpose, hashOf(token));
      const account = link && (await store.accountOf(db, link.AccountId));
      return account && { account, email: link.Email ?? account.Email };
    },

    newReset: (accountId: string): Promise<string> => db.transaction().execute((trx) => newLink(trx, accountId, 'reset')),

    /** Makes the password unusable until another is set by a mailed link. */
    async closePassword(via: Queryable, accountId: string): Promise<void> {
      await store.setOwnPassword(via, accountId, await hashPassword(newSecret()));
    },

    /**
     * Sets the password, ends all sessions and notifies the owner. False when the link is not valid. If the address was never
     * confirmed, another person may have created the account: second factors and links are removed too.
     */
    async reset(token: string, password: string, language: Language, seen: Seen): Promise<boolean> {
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (trx) => {
        const accountId = await takeLink(trx, 'reset', hashOf(token));
        const account = accountId === undefined ? undefined : await store.accountOf(trx, accountId);
        if (accountId === undefined || !account) return false;
        if (!account.EmailVerified) await takeUnproved(trx, accountId, { ...seen, language });
        await store.setPassword(trx, accountId, passwordHash);
        await prove(trx, account);
        await deleteOfAccount(trx, accountId);
        await endSecrets(trx, accountId);
        await insertEvent(trx, accountId, 'passwordReset', seen);
        await passwordIsNew(trx, accountId, { ...seen, language });
        return true;
      });
    },

    /** Confirms the address that a mail proved; false when the account has another one. */
    async proveAddress(trx: Queryable, accountId: string, email: string): Promise<boolean> {
      await store.lockAccount(trx, accountId);
      const account = await store.accountOf(trx, accountId);
      if (account?.Email.toLowerCase() !== email.toLowerCase()) return false;
      await prove(trx, account);
      return true;
    },

    async delete(trx: Queryable, accountId: string): Promise<void> {
      await deleteOfAccount(trx, accountId);
      await endSecrets(trx, accountId);
      await store.deleteAccount(trx, accountId);
    },

    async verify(token: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const accountId = await takeLink(trx, 'verify', hashOf(token));
        const account = accountId === undefined ? undefined : await store.accountOf(trx, accountId);
        if (account) await prove(trx, account);
        return account !== undefined;
      });
    },
  };
}
