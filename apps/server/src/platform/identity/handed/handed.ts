import type { Language } from '@clubpulse/contract/scalars';
import type { Database, Queryable } from '../../database/database.ts';
import { hashOf, newSecret } from '../../secrets/secrets.ts';
import { type AccountRow, lockAccount, setOwnPassword } from '../accounts.store.ts';
import type { Accounts } from '../accounts.ts';
import { deleteLinks } from '../links.store.ts';
import { hashPassword } from '../passwords.ts';
import { deleteOfAccount } from '../payloads.store.ts';
import { insertEvent, type Seen } from '../security/events.store.ts';
import * as store from './handed.store.ts';

const MINUTE_MS = 60_000;

/** What its page asks for: a password for a new account, another one, or the present one as a proof. */
export type HandedStep = 'create' | 'reset' | 'prove';
export interface OpenHanded {
  readonly step: HandedStep;
  readonly email: string;
  /** Undefined where it is made. */
  readonly account: AccountRow | undefined;
  readonly landing: string;
}

class Taken extends Error {}

export type Handed = ReturnType<typeof createHanded>;

/**
 * Ways in that staff hands over herself, because no mail leaves the server: a secret of its own, used once, known by its hash alone. It
 * says nothing of the address: who came by it is known to whoever handed it over, and to nobody else.
 */
export function createHanded({ db, accounts, publicUrl }: { db: Database; accounts: Accounts; publicUrl: string }) {
  const open = async (token: string): Promise<OpenHanded | undefined> => {
    const row = await store.openHanded(db, hashOf(token));
    if (!row) return undefined;
    const { Does, AccountId, Email, Landing } = row;
    const account = await (AccountId === null ? accounts.byEmail(Email) : accounts.byId(AccountId));
    // An account that exists is its owner's, unless it may be set anew.
    const step = Does === 'Password' ? 'reset' : account ? 'prove' : 'create';
    return { step, email: account?.Email ?? Email, account, landing: Landing };
  };

  return {
    /**
     * Until the transaction ends nobody uses what was handed over for the account: whoever decides what she may hand over reads after this
     * what is known of it.
     */
    hold: lockAccount,

    /** Answers the address to hand over. */
    async make(
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
        readonly by: number;
        readonly now: Date;
      },
    ): Promise<{ readonly link: string; readonly expiresAt: Date }> {
      const token = newSecret();
      const expiresAt = new Date(now.getTime() + minutes * MINUTE_MS);
      await store.insertHanded(trx, {
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
    },

    open,

    /** Makes the account; its address is no more proved than that of who signs up. Undefined where it was used, or the address got an account meanwhile. */
    async create(token: string, password: string): Promise<string | undefined> {
      const row = await store.openHanded(db, hashOf(token));
      if (row?.Does !== 'Account') return undefined;
      try {
        return await db.transaction().execute(async (trx) => {
          const accountId = await accounts.create({ email: row.Email, password, verified: false, handedOver: true }, trx);
          if (accountId === undefined || !(await store.takeHanded(trx, hashOf(token), accountId, ['Account']))) throw new Taken();
          return accountId;
        });
      } catch (error) {
        if (error instanceof Taken) return undefined;
        throw error;
      }
    },

    /** Sets the password anew and signs the account out everywhere. Its second factors stay: who hands over a password knows no more than that. */
    async reset(token: string, accountId: string, password: string, language: Language, seen: Seen): Promise<boolean> {
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, accountId);
        if (!(await store.takeHanded(trx, hashOf(token), accountId, ['Password']))) return false;
        await deleteLinks(trx, accountId, 'reset');
        await setOwnPassword(trx, accountId, passwordHash);
        await deleteOfAccount(trx, accountId);
        await accounts.endSecrets(trx, accountId);
        await insertEvent(trx, accountId, 'passwordReset', seen);
        await accounts.passwordIsNew(trx, accountId, { ...seen, language });
        return true;
      });
    },

    /** By the account's owner, who proved that it is she by the password it has: one that was set meanwhile is perhaps somebody else's. */
    prove: (token: string, { AccountId, PasswordHash }: AccountRow): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockAccount(trx, AccountId);
        if ((await accounts.byId(AccountId, trx))?.PasswordHash !== PasswordHash) return false;
        return store.takeHanded(trx, hashOf(token), AccountId, ['Account', 'Proof']);
      }),

    isHandedTo: (
      accountId: string,
      by: { readonly subject?: string; readonly voucher?: string },
      via: Queryable = db,
    ): Promise<boolean> => store.isHandedTo(via, accountId, by),
  };
}
