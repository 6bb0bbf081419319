import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';

const anywhere = new AsyncLocalStorage<{ over: boolean }>();

/** For tests: throws in a transaction, because a transaction must not wait for another server. */
export function refuseInTransaction(what: string): void {
  if (anywhere.getStore()?.over === false) throw new Error(`${what} inside of a transaction: make it before or after.`);
}

/**
 * For tests: finds a second connection in a transaction. Under load all transactions would wait for a second connection until the
 * timeout.
 */
export function oneConnection() {
  const within = new AsyncLocalStorage<{ over: boolean }>();
  return {
    watch<DB>(db: Kysely<DB>): Kysely<DB> {
      const begin = db.transaction.bind(db);
      db.transaction = () => {
        const transaction = begin();
        const execute = transaction.execute.bind(transaction);
        transaction.execute = async (work) => {
          const here = { over: false };
          try {
            return await execute((trx) => anywhere.run(here, () => within.run(here, () => work(trx))));
          } finally {
            here.over = true;
          }
        };
        return transaction;
      };
      return db;
    },

    refuseSecond(): void {
      if (within.getStore()?.over === false)
        throw new Error('A second connection is asked for inside of a transaction: pass the transaction on.');
    },
  };
}
export type OneConnection = ReturnType<typeof oneConnection>;

export const outsideTransaction: <T>(work: () => T) => T = AsyncLocalStorage.snapshot();
