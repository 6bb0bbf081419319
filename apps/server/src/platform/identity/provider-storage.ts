import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Database } from '../database/database.ts';
import * as store from './payloads.store.ts';

/** Where the provider keeps sessions, grants, codes and refresh tokens: the database, so that they survive a restart. */
export const storageIn =
  (db: Database): AdapterFactory =>
  (model): Adapter => {
    const found = async (by: 'Id' | 'Uid', value: string): Promise<AdapterPayload | undefined> => {
      const row = await store.findPayload(db, model, by, value);
      if (typeof row?.payload !== 'object' || row.payload === null) return undefined;
      return { ...row.payload, ...(row.consumed ? { consumed: true } : {}) };
    };
    return {
      upsert: (id, payload, expiresIn) =>
        store.upsertPayload(db, model, id, payload, expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000)),
      find: (id) => found('Id', id),
      findByUid: (uid) => found('Uid', uid),
      // Only the device flow has user codes, and it is off.
      findByUserCode: () => Promise.resolve(undefined),
      consume: (id) => store.consumePayload(db, model, id),
      destroy: (id) => store.deletePayload(db, model, id),
      revokeByGrantId: (grantId) => store.deleteOfGrant(db, model, grantId),
    };
  };
