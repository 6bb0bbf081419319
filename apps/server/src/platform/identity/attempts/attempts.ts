import type { Database } from '../../database/database.ts';
import * as store from './attempts.store.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** `count` attempts in `window` seconds. */
const limits = {
  device: { count: 10, window: QUARTER_HOUR },
  signUp: { count: 10, window: HOUR },
  resetMail: { count: 3, window: HOUR },
  moveEmail: { count: 5, window: HOUR },
  own: { count: 10, window: QUARTER_HOUR },
} as const;

/** After `free` failures the user waits `first` seconds. Each further failure doubles the time, up to `most`. */
const slowed = {
  /** Attempts for one e-mail address from unknown devices, even if it has no account. */
  account: { free: 10, first: 60, most: QUARTER_HOUR, forget: 24 * HOUR },
  /** Attempts from one network address, which a whole club may share. */
  address: { free: 100, first: 1, most: 30, forget: QUARTER_HOUR },
  /** Only a few attempts, because a user who enters a code knows the password, and only a million codes exist. */
  code: { free: 5, first: 60, most: QUARTER_HOUR, forget: 24 * HOUR },
} as const satisfies Record<string, store.Slowing>;

export type Attempts = ReturnType<typeof createAttempts>;

export function createAttempts(db: Database) {
  async function add(kind: keyof typeof limits, person: string): Promise<number | undefined> {
    const { count, window } = limits[kind];
    const key = `${kind}:${person.toLowerCase()}`;
    return (await store.addAttempt(db, key, window)) > count ? Math.max(1, await store.secondsLeft(db, key)) : undefined;
  }
  const slow = (kind: keyof typeof slowed, person: string) =>
    store.addSlowed(db, `${kind}:${person.toLowerCase()}`, slowed[kind]);

  return {
    /** Returns seconds to wait. A known device has its own count, so that guesses elsewhere do not block it. */
    async password(email: string, address: string, deviceId: string | undefined): Promise<number | undefined> {
      if (deviceId !== undefined) return add('device', deviceId);
      return (await slow('address', address)) ?? slow('account', email);
    },
    /**
     * Resets the count of the device, or, without a known device, of the account and of this attempt for the network address.
     * Other devices must still wait.
     */
    async wasRight(email: string, address: string, deviceId: string | undefined): Promise<void> {
      if (deviceId !== undefined) return store.forgetAttempts(db, `device:${deviceId.toLowerCase()}`);
      await store.forgetAttempts(db, `account:${email.toLowerCase()}`);
      await store.takeBackAttempt(db, `address:${address.toLowerCase()}`);
    },
    signUp: (address: string): Promise<number | undefined> => add('signUp', address),
    signedUp: (address: string): Promise<void> => store.takeBackAttempt(db, `signUp:${address.toLowerCase()}`),
    code: (accountId: string): Promise<number | undefined> => slow('code', accountId),
    wasCode: (accountId: string): Promise<void> => store.forgetAttempts(db, `code:${accountId.toLowerCase()}`),
    mayMoveEmail: async (accountId: string): Promise<boolean> => (await add('moveEmail', accountId)) === undefined,
    mayTryOwn: async (accountId: string): Promise<boolean> => (await add('own', accountId)) === undefined,
    wasOwn: (accountId: string): Promise<void> => store.forgetAttempts(db, `own:${accountId.toLowerCase()}`),
    mayMailReset: async (email: string): Promise<boolean> => (await add('resetMail', email)) === undefined,
  };
}
