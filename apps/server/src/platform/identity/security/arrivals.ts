import type { Language } from '@clubpulse/contract/scalars';
import type { Database } from '../../database/database.ts';
import type { Accounts } from '../accounts.ts';
import type { Attempts } from '../attempts/attempts.ts';
import { hasSignedIn, insertEvent, type Seen } from './events.store.ts';
import { factorsOf, hasFactor, isRecoveryCode, isTotp } from './factors.ts';

interface Arrival extends Seen {
  readonly language: Language;
}
export type Arrivals = ReturnType<typeof createArrivals>;

export function createArrivals({
  db,
  accounts,
  attempts,
}: {
  db: Database;
  accounts: Pick<Accounts, 'notify'>;
  attempts: Attempts;
}) {
  return {
    async asks(accountId: string): Promise<{ readonly codes: boolean; readonly passkeys: boolean } | undefined> {
      const factors = await factorsOf(db, accountId);
      return hasFactor(factors) ? { codes: factors.totp, passkeys: factors.passkeys.length > 0 } : undefined;
    },

    /** The attempt is counted before the check, so that parallel attempts cannot exceed the limit. */
    async code(accountId: string, code: string, arrival: Arrival): Promise<'right' | 'wrong' | { readonly waitSeconds: number }> {
      const waitSeconds = await attempts.code(accountId);
      if (waitSeconds !== undefined) return { waitSeconds };
      const isRight = await db.transaction().execute(async (trx) => {
        if (await isTotp(trx, accountId, code)) return true;
        if (!(await isRecoveryCode(trx, accountId, code))) return false;
        await insertEvent(trx, accountId, 'recoveryUsed', arrival);
        await accounts.notify(trx, accountId, 'recoveryUsed', arrival);
        return true;
      });
      if (isRight) await attempts.wasCode(accountId);
      else await insertEvent(db, accountId, 'wrongCode', arrival);
      return isRight ? 'right' : 'wrong';
    },

    wrongPassword: (accountId: string, arrival: Arrival): Promise<void> => insertEvent(db, accountId, 'wrongPassword', arrival),

    /** Notifies the account's owner of a sign-in by an unknown browser, except at the first sign-in. */
    async done(
      accountId: string,
      { by, isKnownDevice, ...arrival }: Arrival & { by: 'signedIn' | 'signedInPasskey'; isKnownDevice: boolean },
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        if (!isKnownDevice && (await hasSignedIn(trx, accountId))) await accounts.notify(trx, accountId, 'newDevice', arrival);
        await insertEvent(trx, accountId, by, arrival);
      });
    },
  };
}
