import type { Database } from '../database/database.ts';
import * as store from './attempts.store.ts';

const QUARTER_HOUR = 15 * 60;

/** How often one may be wrong in the window (seconds) before one has to wait for its end. */
const limits = {
  /** Passwords for one e-mail, known or not. */
  account: { count: 10, window: QUARTER_HOUR },
  /** Passwords from one address: a whole club may sit behind it. */
  address: { count: 100, window: QUARTER_HOUR },
  /** Sign-ups from one address with e-mails that have an account already. */
  signUp: { count: 10, window: 60 * 60 },
  /** Reset mails for one e-mail. */
  resetMail: { count: 3, window: 60 * 60 },
} as const;

/** Counts attempts in the database, before the attempt is judged: a burst in parallel is counted like a slow one. */
export function createAttempts(db: Database) {
  async function add(kind: keyof typeof limits, who: string): Promise<number | undefined> {
    const { count, window } = limits[kind];
    const key = `${kind}:${who.toLowerCase()}`;
    return (await store.addAttempt(db, key, window)) > count ? Math.max(1, await store.secondsLeft(db, key)) : undefined;
  }

  return {
    /** Counts a password attempt; answers the seconds to wait when there were too many. */
    async password(email: string, address: string): Promise<number | undefined> {
      const [byAccount, byAddress] = [await add('account', email), await add('address', address)];
      return byAccount ?? byAddress;
    },
    /** The attempt was right: the account's count starts anew, the address gets this one back. */
    async wasRight(email: string, address: string): Promise<void> {
      await store.forgetAttempts(db, `account:${email.toLowerCase()}`);
      await store.takeBackAttempt(db, `address:${address.toLowerCase()}`);
    },
    /** Counts a sign-up; answers the seconds to wait when too many found an account. */
    signUp: (address: string): Promise<number | undefined> => add('signUp', address),
    /** The e-mail was new. */
    signedUp: (address: string): Promise<void> => store.takeBackAttempt(db, `signUp:${address.toLowerCase()}`),
    /** Whether another reset mail may go to the e-mail. */
    mayMailReset: async (email: string): Promise<boolean> => (await add('resetMail', email)) === undefined,
  };
}
