import { randomUUID } from 'node:crypto';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type {
  Display,
  DisplayId,
  DisplayUpdate,
  Pairing,
  pairInputSchema,
  pairingStateSchema,
} from '@clubpulse/contract/live/displays';
import { isSilentScreen } from '@clubpulse/rules/live/displays/silent';
import type { z } from 'zod';
import { refuseForeignBridge } from '../../devices/bridges/public.ts';
import { refuseForeignRoom } from '../../devices/rooms/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type CodeLimit, createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import { hashOf, isSecret, newCode, newSecret } from '../../platform/secrets/secrets.ts';
import * as store from './displays.store.ts';

type ScreenFacts = store.ScreenFacts;
type PairingState = z.output<typeof pairingStateSchema>;
type PairInput = z.output<typeof pairInputSchema>;

type DisplayEvent = 'DisplayPaired' | 'DisplayUpdated' | 'DisplayUnpaired';

const CODE_LENGTH = 6;
const PAIRING_MINUTES = 10;
/** An expired code is remembered this long, so that late input gets the error that it expired. */
const REMEMBERED_MINUTES = 60;
const SEEN_EVERY_SECONDS = 60;
/** Wrong codes per hour. A club that opens pairs many TVs, and no user mistypes ten times. */
const codeLimits = (by: UserId, clubId: ClubId): CodeLimit[] => [
  [`pair-account:${by}`, 10],
  [`pair-club:${clubId}`, 30],
];

export type Displays = ReturnType<typeof createDisplays>;

export function createDisplays({ db, now = () => new Date() }: { db: Database; now?: () => Date }) {
  const attempts = createCodeAttempts(db);
  const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000);

  async function changed(
    trx: Queryable,
    Type: DisplayEvent,
    { ClubId, DisplayId, DisplayGroupId, Name }: Display,
    By: UserId | null,
  ): Promise<void> {
    await emit(trx, { ClubId, Type, Payload: { DisplayId, DisplayGroupId, Name, By } });
    await notify(trx, 'clubpulse_display', DisplayId);
  }

  const codeUnknown = (code: string) =>
    refuse('PairingCodeUnknown', {
      values: { code },
      errors: [{ field: 'Code', key: 'error.PairingCodeUnknown', values: { code } }],
    });
  const codeAttempts = (waitSeconds: number) => {
    const values = { minutes: Math.ceil(waitSeconds / 60) };
    return refuse('PairingCodeAttempts', { values, errors: [{ field: 'Code', key: 'error.PairingCodeAttempts', values }] });
  };
  const codeExpired = refuse('PairingCodeExpired', { errors: [{ field: 'Code', key: 'error.PairingCodeExpired' }] });

  return {
    async startPairing(): Promise<Pairing> {
      await store.deletePairingsBefore(db, inMinutes(-REMEMBERED_MINUTES));
      const PairingId = randomUUID();
      const Secret = newSecret();
      const ExpiresAt = inMinutes(PAIRING_MINUTES);
      for (;;) {
        const pairing = { PairingId, Code: newCode(CODE_LENGTH), SecretHash: hashOf(Secret), ExpiresAt };
        const stored = await store.insertPairing(db, pairing);
        if (stored) return { PairingId, Code: stored.Code, Secret, ExpiresAt: ExpiresAt.toISOString() };
      }
    },

    /**
     * Creates the token for this response, stores only its hash and ends the pairing. A missing, used or foreign pairing counts as
     * expired.
     */
    pairingState(pairingId: string, secret: string): Promise<PairingState | Refusal> {
      return db.transaction().execute(async (trx) => {
        const pairing = await store.lockPairing(trx, pairingId);
        if (!pairing || !isSecret(secret, pairing.SecretHash)) return refuse('PairingCodeExpired');
        if (pairing.DisplayId === null) {
          if (pairing.ExpiresAt <= now()) return refuse('PairingCodeExpired');
          return { State: 'Waiting', ExpiresAt: pairing.ExpiresAt.toISOString() };
        }
        const Token = newSecret();
        await store.setToken(trx, pairing.DisplayId, hashOf(Token));
        await store.deletePairing(trx, pairingId);
        return { State: 'Paired', DisplayId: pairing.DisplayId, Token, ...(await store.namesOf(trx, pairing.DisplayId)) };
      });
    },

    /** Pairs the TV whose code staff (`by`) typed. A TV that was reset is recognized only by room and name. */
    async pair(
      clubId: ClubId,
      { Code, DisplayGroupId, ClubpulseBridgeId = null, Name }: PairInput,
      by: UserId,
    ): Promise<Display | Refusal> {
      const limits = codeLimits(by, clubId);
      const waitSeconds = await attempts.count(limits);
      if (waitSeconds !== undefined) return codeAttempts(waitSeconds);
      let isRight = false;
      const answer = await db.transaction().execute(async (trx) => {
        const pairing = await store.lockPairingOfCode(trx, Code);
        if (!pairing || pairing.DisplayId !== null) return codeUnknown(Code);
        if (pairing.ExpiresAt <= now()) return codeExpired;
        isRight = true;
        const foreign =
          (await refuseForeignRoom(trx, clubId, DisplayGroupId)) ?? (await refuseForeignBridge(trx, clubId, ClubpulseBridgeId));
        if (foreign) return foreign;
        const silent = (await store.displaysOfClub(trx, clubId)).find(
          (one) => one.DisplayGroupId === DisplayGroupId && one.Name === Name && isSilentScreen(one, now()),
        );
        const token = hashOf(newSecret());
        const display =
          silent === undefined
            ? await store.insertDisplay(trx, { ClubId: clubId, DisplayGroupId, ClubpulseBridgeId, Name }, token)
            : await store.pairAgain(trx, silent.DisplayId, { ClubpulseBridgeId, PairedAt: now(), TokenHash: token });
        await store.setPaired(trx, pairing.PairingId, display.DisplayId);
        await changed(trx, 'DisplayPaired', display, by);
        return display;
      });
      if (isRight) await attempts.takeBack(limits);
      return answer;
    },

    ofClub: (clubId: ClubId): Promise<Display[]> => store.displaysOfClub(db, clubId),

    clubOf: async (displayId: DisplayId): Promise<number | undefined> => (await store.displayOf(db, displayId))?.ClubId,

    update(displayId: DisplayId, { RowVersion, ...change }: DisplayUpdate, by: UserId | null = null): Promise<Display | Refusal> {
      return db.transaction().execute(async (trx) => {
        const current = await store.lockDisplay(trx, displayId);
        if (!current) return refuse('NotFound');
        if (current.RowVersion !== RowVersion) return refuse('StaleRowVersion');
        const foreign =
          (await refuseForeignRoom(trx, current.ClubId, change.DisplayGroupId)) ??
          (await refuseForeignBridge(trx, current.ClubId, change.ClubpulseBridgeId ?? null));
        if (foreign) return foreign;
        const display = await store.updateDisplay(trx, displayId, change);
        await changed(trx, 'DisplayUpdated', display, by);
        return display;
      });
    },

    delete(displayId: DisplayId, by: UserId | null = null): Promise<Refusal | undefined> {
      return db.transaction().execute(async (trx) => {
        const display = await store.deleteDisplay(trx, displayId);
        if (!display) return refuse('NotFound');
        await changed(trx, 'DisplayUnpaired', display, by);
        return undefined;
      });
    },

    async deleteOfClub(trx: Queryable, clubId: ClubId): Promise<void> {
      for (const { DisplayId } of await store.displaysOfClub(trx, clubId)) {
        const display = await store.deleteDisplay(trx, DisplayId);
        if (display) await changed(trx, 'DisplayUnpaired', display, null);
      }
    },

    get: (displayId: DisplayId): Promise<ScreenFacts | undefined> => store.screenOf(db, displayId),

    byToken: (token: string): Promise<ScreenFacts | undefined> => store.screenOfToken(db, hashOf(token)),

    seen: (displayIds: readonly number[]): Promise<void> => store.markSeen(db, displayIds, now(), SEEN_EVERY_SECONDS),
  };
}
