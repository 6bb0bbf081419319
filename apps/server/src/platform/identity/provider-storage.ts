import { createHmac } from 'node:crypto';
import { type Adapter, type AdapterFactory, type AdapterPayload, errors, Provider } from 'oidc-provider';
import { type Database, isUnavailable } from '../database/database.ts';
import { unstorableField } from '../http/storable.ts';
import { newSecret } from '../secrets/secrets.ts';
import * as store from './payloads.store.ts';

/** The storage cannot now: told as that where it was met, and not sent on to the app as an answer of the sign-in. */
class Away extends errors.OIDCProviderError {
  constructor(cause: unknown) {
    super(503, 'temporarily_unavailable', { cause });
    Object.assign(this, { expose: true, allow_redirect: false });
  }
}

/** So long a refresh token that was used is answered again, as it was: the answer was lost, or two tabs asked. Then it is theft. */
const GRACE_SECONDS = 30;

/** What the provider asks of the database, which may be away, full or locked. */
export const orAway = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw isUnavailable(error) ? new Away(error) : error;
  });

/** Where the provider keeps sessions, grants, codes and refresh tokens: the database, so that they survive a restart. */
export const storageIn =
  (db: Database): AdapterFactory =>
  (model): Adapter => {
    const grace = model === 'RefreshToken' ? GRACE_SECONDS : 0;
    const found = async (by: 'Id' | 'Uid', value: string): Promise<AdapterPayload | undefined> => {
      // Nothing was ever kept under such a name.
      if (unstorableField({ value }) !== undefined) return undefined;
      const row = await orAway(store.findPayload(db, model, by, value, grace));
      if (typeof row?.payload !== 'object' || row.payload === null) return undefined;
      return { ...row.payload, ...(row.consumed ? { consumed: true } : {}) };
    };
    return {
      async upsert(id, payload, expiresIn) {
        if (unstorableField(payload) !== undefined) throw new errors.InvalidRequest('what was sent cannot be kept');
        const expiresAt = expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000);
        await orAway(store.upsertPayload(db, model, id, payload, expiresAt));
      },
      find: (id) => found('Id', id),
      findByUid: (uid) => found('Uid', uid),
      // Only the device flow has user codes, and it is off.
      findByUserCode: () => Promise.resolve(undefined),
      consume: (id) => orAway(store.consumePayload(db, model, id)),
      destroy: (id) => orAway(store.deletePayload(db, model, id)),
      revokeByGrantId: (grantId) => orAway(store.deleteOfGrant(db, model, grantId)),
    };
  };

/**
 * Gives a refresh token that takes the place of another an id that follows from the other's, by a secret of the installation. So an
 * answer that was lost, or two tabs at the same moment, get one and the same successor, and not a second chain that nobody would miss.
 */
export function nameSuccessors(provider: Provider, secrets: readonly string[]): void {
  const [newest = ''] = secrets;
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId: (): string => {
      const before = Provider.ctx?.oidc.entities.RotatedRefreshToken?.jti;
      return before === undefined ? newSecret() : createHmac('sha256', newest).update(`refresh ${before}`).digest('base64url');
    },
  });
}
