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
/** Milliseconds. Back to an old address leads long enough for who is on holiday. */
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
  /** By what staff handed over: whoever did may set its password anew. */
  readonly handedOver?: boolean;
}

export type SignIn =
  | { readonly accountId: string; readonly isKnownDevice: boolean }
  /** `whose`: the account that was tried. */
  | { readonly wrong: true; readonly whose: string | undefined }
  | { readonly waitSeconds: number };
/** Whose secrets end, in the transaction that ends them. */
export type OnSecretsEnd = (via: Queryable, accountId: string) => Promise<void>;
/** Whose address is known to be hers from now on, in the transaction that makes it so. */
export type OnProved = (trx: Queryable, accountId: string, email: string) => Promise<void>;
/** What a mail says of who did it, and in which language. */
export interface Told extends Seen {
  readonly language: Language;
}
export type Accounts = ReturnType<typeof createAccounts>;

/** The accounts people sign in with at the embedded provider. */
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

  /** Answers the secret of a new link. */
  async function newLink(via: Queryable, accountId: string, purpose: LinkPurpose, email?: string): Promise<string> {
    const token = newSecret();
    const expiresAt = new Date(Date.now() + linkLife[purpose]);
    await insertLink(via, { tokenHash: hashOf(token), accountId, purpose, expiresAt, ...(email !== undefined && { email }) });
    return token;
  }

  /** Writes the link and the mail that carries it, in one transaction with whatever caused them. */
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

  async function tellAt(via: Queryable, to: string, kind: Notice, { userAgent, from, language }: Told): Promise<void> {
    await mail.queue(identityMail(kind, { to, link: publicUrl, language, userAgent, from }), via);
  }

  /** Tells the owner by mail what happened to her account. */
  async function tell(via: Queryable, accountId: string, kind: Notice, told: Told): Promise<void> {
    const account = await store.accountOf(via, accountId);
    if (account) await tellAt(via, account.Email, kind, told);
  }

  /**
   * After a new password: a change of address that somebody asked for before, who perhaps knew the old one, is not made after it. Its owner
   * is told of both.
   */
  async function passwordIsNew(via: Queryable, accountId: string, told: Told): Promise<void> {
    const wasMoving = await deleteLinks(via, accountId, 'email');
    await tell(via, accountId, wasMoving ? 'passwordChangedAddressStays' : 'passwordChanged', told);
  }

  /** Tells whoever waits for it that the address is hers, once. */
  async function prove(trx: Queryable, { AccountId, Email, EmailVerified }: store.AccountRow): Promise<void> {
    if (EmailVerified) return;
    await store.setVerified(trx, AccountId);
    for (const listener of onProved) await listener(trx, AccountId, Email);
  }

  /** Second steps and links of an account whose address nobody had proved. */
  async function takeUnproved(via: Queryable, accountId: string, told: Told): Promise<void> {
    for (const purpose of linkPurposes) await deleteLinks(via, accountId, purpose);
    if (!(await takeFactors(via, accountId))) return;
    await insertEvent(via, accountId, 'factorsReset', told);
    await tell(via, accountId, 'factorsReset', told);
  }

  return {
    tell,
    /** Tells an address that is the account's no longer. */
    tellAt,
    passwordIsNew,
    endSecrets,
    /** Tells whoever keeps secrets of an account that they end: its password was set anew, because somebody may know the old one. */
    onSecretsEnd: (listener: OnSecretsEnd) => void onSecretsEnd.push(listener),
    /** Tells whoever waits for it that somebody read the mail to her address: a session that she is in takes no new token for it. */
    onProved: (listener: OnProved) => void onProved.push(listener),
    byId: (accountId: string, via: Queryable = db) => store.accountOf(via, accountId),
    byEmail: (email: string, via: Queryable = db) => store.accountByEmail(via, email),

    /** Answers the new account's id; undefined when the e-mail is taken. */
    create: (account: NewAccount, via: Queryable = db): Promise<string | undefined> => create(via, account),

    /**
     * A person's own sign-up: the account works at once, a mail asks to confirm the address. Whoever asks for addresses that have an
     * account already would learn which have one: from one address she learns it of a few.
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

    /** `device` is what the browser keeps of an earlier sign-in. */
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

    /** The cookie by which this browser is known to the account from now on; undefined when there is none. */
    async deviceCookie(email: string): Promise<{ readonly name: string; readonly value: string } | undefined> {
      const account = await store.accountByEmail(db, email);
      return account && { name: devices.cookieOf(email), value: devices.tokenFor(account) };
    },
    deviceCookieName: devices.cookieOf,
    /** Whether the account was signed in by the browser that keeps this. */
    isKnownDevice: (account: store.AccountRow, token: string | undefined): boolean => devices.idOf(token, account) !== undefined,

    /** Mails a reset link if there is such an account; the caller cannot tell. */
    async askReset(email: string, language: Language): Promise<void> {
      const mayMail = await attempts.mayMailReset(email);
      const account = await store.accountByEmail(db, email);
      if (!account || !mayMail) return;
      await db.transaction().execute((trx) => mailLink(trx, account, 'reset', language));
    },

    /** Whether the address is hers by now: a token says what was known when it was made. */
    async isVerified(accountId: string, email: string): Promise<boolean> {
      const account = await store.accountOf(db, accountId);
      return account?.EmailVerified === true && account.Email === email;
    },

    /** Mails the link that confirms the address again; false where it is confirmed, the account is none of ours, or mails went out just now. */
    async askVerify(email: string, language: Language): Promise<boolean> {
      const account = await store.accountByEmail(db, email);
      if (!account || account.EmailVerified || !(await attempts.mayMailReset(email))) return false;
      await db.transaction().execute((trx) => mailLink(trx, account, 'verify', language));
      return true;
    },

    /** Mails a link for a new password. */
    async mailReset(via: Queryable, accountId: string, language: Language): Promise<void> {
      const account = await store.accountOf(via, accountId);
      if (account) await mailLink(via, account, 'reset', language);
    },

    /** Mails the way to another address and the way back. An address that is somebody's learns that it was asked for. */
    async mailAddressLinks(
      via: Queryable,
      account: store.AccountRow,
      { email, isTaken, language }: { email: string; isTaken: boolean; language: Language },
    ): Promise<void> {
      await mailLink(via, account, 'email', language, email, isTaken);
      await mailLink(via, account, 'undo', language, account.Email);
    },

    /** The account of a mailed link and the e-mail it is about, while the link holds. */
    async ofLink(
      purpose: LinkPurpose,
      token: string,
    ): Promise<{ readonly account: store.AccountRow; readonly email: string } | undefined> {
      const link = await accountOfLink(db, purpose, hashOf(token));
      const account = link && (await store.accountOf(db, link.AccountId));
      return account && { account, email: link.Email ?? account.Email };
    },

    /** Who reads the mail may set a password at once. Answers the secret of a link for it; undefined when the mailed one no longer holds. */
    async resetInstead(verifyToken: string): Promise<string | undefined> {
      const link = await accountOfLink(db, 'verify', hashOf(verifyToken));
      return link && db.transaction().execute((trx) => newLink(trx, link.AccountId, 'reset'));
    },

    /** The password opens nothing any more, until another is set by a mailed link. */
    async closePassword(via: Queryable, accountId: string): Promise<void> {
      await store.setOwnPassword(via, accountId, await hashPassword(newSecret()));
    },

    /**
     * Sets the password, signs the account out everywhere and tells its owner. False when the link no longer holds. Where nobody had
     * proved the address before, somebody else may have made the account with it: what he added to it goes too.
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

    /** Ends all that was signed in with the account, then the account itself. */
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
