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
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type CodeLimit, createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import { hashOf, isSecret, newCode, newSecret } from '../../platform/secrets/secrets.ts';
import * as store from './displays.store.ts';

type ScreenFacts = store.ScreenFacts;
type PairingState = z.output<typeof pairingStateSchema>;
type PairInput = z.output<typeof pairInputSchema>;

type DisplayEvent = 'DisplayPaired' | 'DisplayUpdated' | 'DisplayUnpaired';

const CODE_LENGTH = 6;
const PAIRING_MINUTES = 10;
/** An expired code is stored this long, so that a late use gets the right error. */
const REMEMBERED_MINUTES = 60;
const SEEN_EVERY_SECONDS = 60;
/** Attempts per hour. A new club pairs many TVs, but no user mistypes ten codes. */
const codeLimits = (by: UserId, clubId: ClubId): CodeLimit[] => [
  [`pair-account:${by}`, 10],
  [`pair-club:${clubId}`, 30],
];

export type Displays = ReturnType<typeof createDisplays>;

interface Parts {
  readonly db: Database;
  readonly now?: () => Date;
}
interface Ready extends Required<Parts> {
  readonly attempts: ReturnType<typeof createCodeAttempts>;
}

export function createDisplays(parts: Parts) {
  const acts = bindActs(
    { now: () => new Date(), ...parts, attempts: createCodeAttempts(parts.db) },
    { startPairing, pairingState, pair, ofClub, clubOf, update, delete: remove, get, byToken, seen },
  );
  return { ...acts, deleteOfClub };
}

const inMinutes = ({ now }: Ready, minutes: number) => new Date(now().getTime() + minutes * 60_000);

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

const codeExpired = refuse('PairingCodeExpired', { errors: [{ field: 'Code', key: 'error.PairingCodeExpired' }] });

function codeAttempts(waitSeconds: number) {
  const values = { minutes: Math.ceil(waitSeconds / 60) };
  return refuse('PairingCodeAttempts', { values, errors: [{ field: 'Code', key: 'error.PairingCodeAttempts', values }] });
}

async function startPairing(parts: Ready): Promise<Pairing> {
  await store.deletePairingsBefore(parts.db, inMinutes(parts, -REMEMBERED_MINUTES));
  const PairingId = randomUUID();
  const Secret = newSecret();
  const ExpiresAt = inMinutes(parts, PAIRING_MINUTES);
  for (;;) {
    const pairing = { PairingId, Code: newCode(CODE_LENGTH), SecretHash: hashOf(Secret), ExpiresAt };
    const stored = await store.insertPairing(parts.db, pairing);
    if (stored) return { PairingId, Code: stored.Code, Secret, ExpiresAt: ExpiresAt.toISOString() };
  }
}

/** Only the token's hash is stored. */
function pairingState({ db, now }: Ready, pairingId: string, secret: string): Promise<PairingState | Refusal> {
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
}

/** A reset TV gets its former row if room and name match and that screen is off. */
async function pair(
  parts: Ready,
  clubId: ClubId,
  { Code, DisplayGroupId, ClubpulseBridgeId = null, Name }: PairInput,
  by: UserId,
): Promise<Display | Refusal> {
  const { db, now } = parts;
  const limits = codeLimits(by, clubId);
  const waitSeconds = await parts.attempts.count(limits);
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
  if (isRight) await parts.attempts.takeBack(limits);
  return answer;
}

const ofClub = ({ db }: Ready, clubId: ClubId): Promise<Display[]> => store.displaysOfClub(db, clubId);

const clubOf = async ({ db }: Ready, displayId: DisplayId): Promise<number | undefined> =>
  (await store.displayOf(db, displayId))?.ClubId;

function update(
  { db }: Ready,
  displayId: DisplayId,
  { RowVersion, ...change }: DisplayUpdate,
  by: UserId | null = null,
): Promise<Display | Refusal> {
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
}

function remove({ db }: Ready, displayId: DisplayId, by: UserId | null = null): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const display = await store.deleteDisplay(trx, displayId);
    if (!display) return refuse('NotFound');
    await changed(trx, 'DisplayUnpaired', display, by);
    return undefined;
  });
}

async function deleteOfClub(trx: Queryable, clubId: ClubId): Promise<void> {
  for (const { DisplayId } of await store.displaysOfClub(trx, clubId)) {
    const display = await store.deleteDisplay(trx, DisplayId);
    if (display) await changed(trx, 'DisplayUnpaired', display, null);
  }
}

const get = ({ db }: Ready, displayId: DisplayId): Promise<ScreenFacts | undefined> => store.screenOf(db, displayId);

const byToken = ({ db }: Ready, token: string): Promise<ScreenFacts | undefined> => store.screenOfToken(db, hashOf(token));

const seen = ({ db, now }: Ready, displayIds: readonly number[]): Promise<void> =>
  store.markSeen(db, displayIds, now(), SEEN_EVERY_SECONDS);
