import { randomUUID } from 'node:crypto';
import type { Language } from '@clubpulse/contract/scalars';
import type { Database, Queryable } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import { hashOf, newSecret } from '../secrets/secrets.ts';
import * as store from './accounts.store.ts';
import { createAttempts } from './attempts.ts';
import type { Devices } from './devices.ts';
import { accountOfLink, insertLink, type LinkPurpose, takeLink } from './links.store.ts';
import { identityMail } from './mails.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { deleteOfAccount } from './payloads.store.ts';

const HOUR_MS = 3_600_000;
const linkLife = { verify: 7 * 24 * HOUR_MS, reset: HOUR_MS } as const satisfies Record<LinkPurpose, number>;

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly verified: boolean;
  readonly admin?: boolean;
  readonly editor?: boolean;
}

export type SignIn = { readonly accountId: string } | { readonly wrong: true } | { readonly waitSeconds: number };
/** Whose secrets end, in the transaction that ends them. */
export type OnSecretsEnd = (via: Queryable, accountId: string) => Promise<void>;
export type Accounts = ReturnType<typeof createAccounts>;

/** The accounts people sign in with at the embedded provider. */
export function createAccounts({
  db,
  mail,
  publicUrl,
  devices,
}: {
  db: Database;
  mail: Mail;
  publicUrl: string;
  devices: Devices;
}) {
  const attempts = createAttempts(db);
  const onSecretsEnd: OnSecretsEnd[] = [];

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
    });
    return added ? AccountId : undefined;
  }

  /** Writes the link and the mail that carries it, in one transaction with whatever caused them. */
  async function mailLink(
    via: Queryable,
    account: { AccountId: string; Email: string },
    purpose: LinkPurpose,
    language: Language,
  ): Promise<void> {
    const token = newSecret();
    const expiresAt = new Date(Date.now() + linkLife[purpose]);
    await insertLink(via, { tokenHash: hashOf(token), accountId: account.AccountId, purpose, expiresAt });
    const link = `${publicUrl}/oidc/${purpose}?token=${token}&lang=${language}`;
    await mail.queue(identityMail(purpose, account.Email, link, language), via);
  }

  return {
    /** Tells whoever keeps secrets of an account that they end: its password was set anew, because somebody may know the old one. */
    onSecretsEnd: (listener: OnSecretsEnd) => void onSecretsEnd.push(listener),
    byId: (accountId: string) => store.accountOf(db, accountId),
    byEmail: (email: string) => store.accountByEmail(db, email),

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
      if (!right || !account) return { wrong: true };
      await attempts.wasRight(email, address, deviceId);
      return { accountId: account.AccountId };
    },

    /** The cookie by which this browser is known to the account from now on; undefined when there is none. */
    async deviceCookie(email: string): Promise<{ readonly name: string; readonly value: string } | undefined> {
      const account = await store.accountByEmail(db, email);
      return account && { name: devices.cookieOf(email), value: devices.tokenFor(account) };
    },
    deviceCookieName: devices.cookieOf,

    /** Mails a reset link if there is such an account; the caller cannot tell. */
    async askReset(email: string, language: Language): Promise<void> {
      const mayMail = await attempts.mayMailReset(email);
      const account = await store.accountByEmail(db, email);
      if (!account || !mayMail) return;
      await db.transaction().execute((trx) => mailLink(trx, account, 'reset', language));
    },

    /** Mails the link that confirms the address again; false where it is confirmed, the account is none of ours, or mails went out just now. */
    async askVerify(email: string, language: Language): Promise<boolean> {
      const account = await store.accountByEmail(db, email);
      if (!account || account.EmailVerified || !(await attempts.mayMailReset(email))) return false;
      await db.transaction().execute((trx) => mailLink(trx, account, 'verify', language));
      return true;
    },

    /** The e-mail a mailed link was sent to, while the link holds. */
    async emailOfLink(purpose: LinkPurpose, token: string): Promise<string | undefined> {
      const accountId = await accountOfLink(db, purpose, hashOf(token));
      return accountId === undefined ? undefined : (await store.accountOf(db, accountId))?.Email;
    },

    /** Sets the password, signs the account out everywhere and tells its owner. False when the link no longer holds. */
    async reset(token: string, password: string, language: Language): Promise<boolean> {
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (trx) => {
        const accountId = await takeLink(trx, 'reset', hashOf(token));
        if (accountId === undefined) return false;
        await store.setPassword(trx, accountId, passwordHash);
        await deleteOfAccount(trx, accountId);
        for (const end of onSecretsEnd) await end(trx, accountId);
        const email = (await store.accountOf(trx, accountId))?.Email;
        if (email !== undefined) await mail.queue(identityMail('changed', email, publicUrl, language), trx);
        return true;
      });
    },

    /** Ends all that was signed in with the account, then the account itself. */
    async delete(trx: Queryable, accountId: string): Promise<void> {
      await deleteOfAccount(trx, accountId);
      for (const end of onSecretsEnd) await end(trx, accountId);
      await store.deleteAccount(trx, accountId);
    },

    async verify(token: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const accountId = await takeLink(trx, 'verify', hashOf(token));
        if (accountId !== undefined) await store.setVerified(trx, accountId);
        return accountId !== undefined;
      });
    },
  };
}
