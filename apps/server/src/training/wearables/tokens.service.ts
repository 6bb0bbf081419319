import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import type { Seal } from '../../platform/secrets/sealed.ts';
import * as store from './connections.store.ts';
import type { Garmin, Tokens } from './garmin.wire.ts';

interface TokenParts {
  readonly db: Database;
  readonly garmin: Garmin;
  readonly seal: Seal;
  readonly log: Logger;
  readonly now?: () => Date;
}
export type TokenService = ReturnType<typeof createTokens>;

/** A token must be valid for at least this long, because it might expire before Garmin checks it. */
const GOOD_FOR_MS = 5 * 60_000;
/** A process reserves the renewal for this long, because Garmin responds within ten seconds at most. */
const RENEWING_MS = 30_000;
const CONNECTING_MS = 60_000;

export const sealed = (seal: Seal, { access, accessUntil, refresh, refreshUntil }: Tokens) => ({
  AccessToken: seal.close(access),
  AccessUntil: accessUntil,
  RefreshToken: seal.close(refresh),
  RefreshUntil: refreshUntil,
});

export function createTokens({ db, garmin, seal, log, now = () => new Date() }: TokenParts) {
  /** Ends the connection, because its tokens are unreadable or no longer accepted. */
  const end = (held: store.TokensRow): Promise<undefined> =>
    db.transaction().execute(async (trx) => {
      await store.endConnectionOf(trx, held, now());
      return undefined;
    });

  /** Undefined if the user is not connected. Throws while another process renews, or if Garmin does not respond. */
  async function renew(userId: UserId, isGood: (tokens: store.TokensRow) => boolean): Promise<string | undefined> {
    const held = await store.holdRenewal(db, userId, now(), after(now, RENEWING_MS));
    if (held === undefined) {
      if ((await store.tokensOf(db, userId)) === undefined) return undefined;
      throw new Error('the tokens of a connection are being renewed');
    }
    if (isGood(held)) {
      await store.keepRenewed(db, held, held);
      return seal.open(held.AccessToken) ?? end(held);
    }
    const refresh = held.RefreshUntil > now() ? seal.open(held.RefreshToken) : undefined;
    if (refresh === undefined) return end(held);
    const tokens = await garmin.renew(refresh);
    if (tokens === 'notKnown') return end(held);
    await store.keepRenewed(db, held, sealed(seal, tokens));
    return tokens.access;
  }

  return {
    async access(userId: UserId): Promise<string | undefined> {
      const isGood = ({ AccessUntil }: store.TokensRow) => AccessUntil > after(now, GOOD_FOR_MS);
      const row = await store.tokensOf(db, userId);
      if (row === undefined) return undefined;
      return (isGood(row) ? seal.open(row.AccessToken) : undefined) ?? renew(userId, isGood);
    },

    /** Renews tokens that end soon, because without requests to Garmin nothing else renews them. */
    async renewEnding(moment: Date): Promise<void> {
      for (const userId of await store.endingBefore(db, moment)) {
        await renew(userId, ({ RefreshUntil }) => RefreshUntil >= moment).catch((error: unknown) =>
          log.warn({ err: error }, 'tokens for Garmin were not renewed'),
        );
      }
    },

    async sendGoodbyes(): Promise<void> {
      const next = (last: number) => store.nextGoodbye(db, last, after(now, -CONNECTING_MS));
      for (let row = await next(0); row; row = await next(row.WearableGoodbyeId)) {
        try {
          if (await sendGoodbye(seal, garmin, db, now, row)) await store.deleteGoodbye(db, row.WearableGoodbyeId);
        } catch (error) {
          log.warn({ err: error }, 'the end of a connection could not be sent to Garmin');
        }
      }
    },
  };
}

async function sendGoodbye(
  seal: TokenParts['seal'],
  garmin: TokenParts['garmin'],
  db: Database,
  now: () => Date,
  row: store.GoodbyeRow,
): Promise<boolean> {
  let access = seal.open(row.AccessToken);
  if (row.AccessUntil <= after(now, GOOD_FOR_MS)) {
    const refresh = seal.open(row.RefreshToken);
    const tokens = refresh === undefined ? 'notKnown' : await garmin.renew(refresh);
    if (tokens === 'notKnown') return true;
    const { RefreshUntil: _end, ...renewed } = sealed(seal, tokens);
    await store.keepGoodbyeTokens(db, row.WearableGoodbyeId, renewed);
    access = tokens.access;
  }
  if (access === undefined) return true;
  const account = row.ProviderUserId ?? (await garmin.account(access));
  // An account that is connected again is not deregistered, because that would end the new connection.
  if ((await store.connectionOfAccount(db, account)) === undefined) await garmin.deregister(access);
  return true;
}

const after = (now: () => Date, ms: number) => new Date(now().getTime() + ms);
