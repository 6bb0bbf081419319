import type { Database } from '../../database/database.ts';
import * as store from './attempts.store.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** How often something may be done in the window (seconds) before one has to wait for its end. */
const limits = {
  /** Passwords by one device that the account was signed in with before. */
  device: { count: 10, window: QUARTER_HOUR },
  /** Sign-ups from one address with e-mails that have an account already. */
  signUp: { count: 10, window: HOUR },
  /** Reset mails for one e-mail. */
  resetMail: { count: 3, window: HOUR },
  /** Addresses that one account asks to move to. */
  moveEmail: { count: 5, window: HOUR },
  /** Its present password, typed by who is signed in. */
  own: { count: 10, window: QUARTER_HOUR },
} as const;

/** How often one may be wrong before one is slowed: by `first` seconds, twice as many each time, `most` in the end. */
const slowed = {
  /** Passwords for one e-mail, known or not, by devices it was never signed in with. */
  account: { free: 10, first: 60, most: QUARTER_HOUR, forget: 24 * HOUR },
  /** Passwords from one address: a whole club may sit behind it. */
  address: { free: 100, first: 1, most: 30, forget: QUARTER_HOUR },
  /** Codes of a second factor: whoever tries knows the password, and a code has a million values. */
  code: { free: 5, first: 60, most: QUARTER_HOUR, forget: 24 * HOUR },
} as const satisfies Record<string, store.Slowing>;

export type Attempts = ReturnType<typeof createAttempts>;

/** Counts attempts in the database, before the attempt is judged: a burst in parallel is counted like a slow one. */
export function createAttempts(db: Database) {
  async function add(kind: keyof typeof limits, who: string): Promise<number | undefined> {
    const { count, window } = limits[kind];
    const key = `${kind}:${who.toLowerCase()}`;
    return (await store.addAttempt(db, key, window)) > count ? Math.max(1, await store.secondsLeft(db, key)) : undefined;
  }
  const slow = (kind: keyof typeof slowed, who: string) => store.addSlowed(db, `${kind}:${who.toLowerCase()}`, slowed[kind]);

  return {
    /**
     * Counts a password attempt; answers the seconds to wait. A device the account knows has a count of its own, and waits for nobody
     * else's guesses; who is made to wait for her address is not counted for the account.
     */
    async password(email: string, address: string, deviceId: string | undefined): Promise<number | undefined> {
      if (deviceId !== undefined) return add('device', deviceId);
      return (await slow('address', address)) ?? slow('account', email);
    },
    /** The attempt was right: that count starts anew, the address gets this one back. What others guess is slowed as before. */
    async wasRight(email: string, address: string, deviceId: string | undefined): Promise<void> {
      if (deviceId !== undefined) return store.forgetAttempts(db, `device:${deviceId.toLowerCase()}`);
      await store.forgetAttempts(db, `account:${email.toLowerCase()}`);
      await store.takeBackAttempt(db, `address:${address.toLowerCase()}`);
    },
    /** Counts a sign-up; answers the seconds to wait when too many found an account. */
    signUp: (address: string): Promise<number | undefined> => add('signUp', address),
    /** The e-mail was new. */
    signedUp: (address: string): Promise<void> => store.takeBackAttempt(db, `signUp:${address.toLowerCase()}`),
    /** Counts a code of a second factor; answers the seconds to wait. */
    code: (accountId: string): Promise<number | undefined> => slow('code', accountId),
    wasCode: (accountId: string): Promise<void> => store.forgetAttempts(db, `code:${accountId.toLowerCase()}`),
    /** Whether the account may ask for another address once more. */
    mayMoveEmail: async (accountId: string): Promise<boolean> => (await add('moveEmail', accountId)) === undefined,
    /** Whether its present password may be tried by who is signed in. */
    mayTryOwn: async (accountId: string): Promise<boolean> => (await add('own', accountId)) === undefined,
    wasOwn: (accountId: string): Promise<void> => store.forgetAttempts(db, `own:${accountId.toLowerCase()}`),
    /** Whether another reset mail may go to the e-mail. */
    mayMailReset: async (email: string): Promise<boolean> => (await add('resetMail', email)) === undefined,
  };
}
