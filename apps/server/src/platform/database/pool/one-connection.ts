import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';

/**
 * For tests: whoever is in a transaction and asks the same pool for another connection is refused. Under a rush everybody who holds one
 * would wait for a second, and nobody would give one back until their patience ends.
 */
export function oneConnection() {
  /** The transaction that this work is part of; over once it has ended, whatever it began still runs. */
  const within = new AsyncLocalStorage<{ over: boolean }>();
  return {
    /** The same database, whose transactions are known to `refuseSecond`. */
    watch<DB>(db: Kysely<DB>): Kysely<DB> {
      const begin = db.transaction.bind(db);
      db.transaction = () => {
        const transaction = begin();
        const execute = transaction.execute.bind(transaction);
        transaction.execute = async (work) => {
          const here = { over: false };
          try {
            return await execute((trx) => within.run(here, () => work(trx)));
          } finally {
            here.over = true;
          }
        };
        return transaction;
      };
      return db;
    },

    /** Throws inside of a transaction. */
    refuseSecond(): void {
      if (within.getStore()?.over === false)
        throw new Error('A second connection is asked for inside of a transaction: pass the transaction on.');
    },
  };
}
export type OneConnection = ReturnType<typeof oneConnection>;

/** Work that is no part of the transaction around it: what a test asks of a server while it holds a row itself. */
export const apart: <T>(work: () => T) => T = AsyncLocalStorage.snapshot();
