import { createHmac } from 'node:crypto';
import { type Adapter, type AdapterFactory, type AdapterPayload, errors, Provider } from 'oidc-provider';
import { type Database, isUnavailable } from '../database/database.ts';
import { unstorableField } from '../http/storable.ts';
import { newSecret } from '../secrets/secrets.ts';
import * as store from './payloads.store.ts';

class Away extends errors.OIDCProviderError {
  constructor(cause: unknown) {
    super(503, 'temporarily_unavailable', { cause });
    Object.assign(this, { expose: true, allow_redirect: false });
  }
}

/**
 * For this time a refresh token can be used again, because a response may be lost or two tabs may refresh at once. Later use
 * counts as theft.
 */
const GRACE_SECONDS = 30;

export const orAway = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw isUnavailable(error) ? new Away(error) : error;
  });

export const storageIn =
  (db: Database): AdapterFactory =>
  (model): Adapter => {
    const grace = model === 'RefreshToken' ? GRACE_SECONDS : 0;
    const found = async (by: 'Id' | 'Uid', value: string): Promise<AdapterPayload | undefined> => {
      if (unstorableField({ value }) !== undefined) return undefined;
      const row = await orAway(store.findPayload(db, model, by, value, grace));
      if (typeof row?.payload !== 'object' || row.payload === null) return undefined;
      return { ...row.payload, ...(row.consumed ? { consumed: true } : {}) };
    };
    return {
      async upsert(id, payload, expiresIn) {
        if (unstorableField(payload) !== undefined) throw new errors.InvalidRequest('the request has text that cannot be stored');
        const expiresAt = expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000);
        await orAway(store.upsertPayload(db, model, id, payload, expiresAt));
      },
      find: (id) => found('Id', id),
      findByUid: (uid) => found('Uid', uid),
      findByUserCode: () => Promise.resolve(undefined),
      consume: (id) => orAway(store.consumePayload(db, model, id)),
      destroy: (id) => orAway(store.deletePayload(db, model, id)),
      revokeByGrantId: (grantId) => orAway(store.deleteOfGrant(db, model, grantId)),
    };
  };

/** The id of the next token is computed from the former id and a secret, so that parallel refreshes get the same token. */
export function nameSuccessors(provider: Provider, secrets: readonly string[]): void {
  const [newest = ''] = secrets;
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId: (): string => {
      const before = Provider.ctx?.oidc.entities.RotatedRefreshToken?.jti;
      return before === undefined ? newSecret() : createHmac('sha256', newest).update(`refresh ${before}`).digest('base64url');
    },
  });
}
