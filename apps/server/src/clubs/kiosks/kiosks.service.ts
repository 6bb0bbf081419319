import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  KIOSKS_MAX,
  type Kiosk,
  type KioskCode,
  type KioskId,
  type KioskState,
  type OpenedKiosk,
} from '@clubpulse/contract/clubs/kiosks';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { languageSchema } from '@clubpulse/contract/scalars';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type CodeLimit, createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import { hashOf, newCode, newSecret } from '../../platform/secrets/secrets.ts';
import * as store from './kiosks.store.ts';

const CODE_LENGTH = 8;
const CODE_MS = 15 * 60_000;
const NAME_LENGTH = 4;
const SEEN_EVERY_SECONDS = 60;
const codeLimits = (address: string): CodeLimit[] => [[`kiosk-code:${address}`, 10]];

export type Kiosks = ReturnType<typeof createKiosks>;

export type HeldKiosk = Pick<store.KioskRow, 'KioskId' | 'ClubId'>;

export function createKiosks({ db, now = () => new Date() }: { readonly db: Database; readonly now?: () => Date }) {
  const attempts = createCodeAttempts(db);
  const seen = (kioskId: KioskId) => store.markSeen(db, kioskId, now(), SEEN_EVERY_SECONDS);

  return {
    ofClub: async (clubId: ClubId): Promise<Kiosk[]> => (await store.kiosksOf(db, clubId)).map(present),

    clubOf: async (kioskId: KioskId): Promise<number | undefined> => (await store.kioskOf(db, kioskId))?.ClubId,

    create: (ClubId: ClubId, Name: string | undefined, By: CallerId) => create(db, now, ClubId, Name, By),

    newCode: (kioskId: KioskId): Promise<KioskCode | Refusal> =>
      db.transaction().execute(async (trx) => {
        const code = await freeCode(now, trx);
        const kiosk = await store.updateKiosk(trx, kioskId, code);
        return kiosk ? withCode(kiosk, code) : refuse('NotFound');
      }),

    /** Makes the code invalid. Only the token's hash is stored. `address` is the request's IP address. */
    open: (code: string, address: string) => open(attempts, db, now, code, address),

    async state(token: string): Promise<KioskState | Refusal> {
      const kiosk = await store.holdToken(db, hashOf(token));
      if (!kiosk) return refuse('KioskUnpaired');
      await seen(kiosk.KioskId);
      return stateOf(db, kiosk);
    },

    held: (trx: Queryable, token: string): Promise<HeldKiosk | undefined> => store.holdToken(trx, hashOf(token)),

    seen,

    delete: (kioskId: KioskId, By: CallerId): Promise<Refusal | undefined> =>
      db.transaction().execute(async (trx) => {
        const kiosk = await store.deleteKiosk(trx, kioskId);
        if (!kiosk) return refuse('NotFound');
        await emit(trx, { ClubId: kiosk.ClubId, Type: 'KioskDeleted', Payload: { KioskId: kioskId, Name: kiosk.Name, By } });
        return undefined;
      }),
  };
}

async function open(
  attempts: ReturnType<typeof createCodeAttempts>,
  db: Database,
  now: () => Date,
  code: string,
  address: string,
): Promise<OpenedKiosk | Refusal> {
  const limits = codeLimits(address);
  const waitSeconds = await attempts.count(limits);
  if (waitSeconds !== undefined) return tooMany(waitSeconds);
  const opened = await db.transaction().execute(async (trx): Promise<OpenedKiosk | undefined> => {
    const at = now();
    const waiting = await store.lockCode(trx, code, at);
    if (!waiting) return undefined;
    const { KioskId, ClubId, Name } = waiting;
    const Token = newSecret();
    const paired = { Code: null, CodeEndsAt: null, TokenHash: hashOf(Token), PairedAt: at, LastSeen: at };
    await store.updateKiosk(trx, KioskId, paired);
    await emit(trx, { ClubId, Type: 'KioskPaired', Payload: { KioskId, Name } });
    return { ...(await stateOf(db, waiting, trx)), Token };
  });
  if (!opened) return unknownCode;
  await attempts.takeBack(limits);
  return opened;
}

const unknownCode = refuse('KioskCodeUnknown', { errors: [{ field: 'Code', key: 'error.KioskCodeUnknown' }] });

const tooMany = (waitSeconds: number) => {
  const values = { minutes: Math.ceil(waitSeconds / 60) };
  return refuse('KioskCodeAttempts', { values, errors: [{ field: 'Code', key: 'error.KioskCodeAttempts', values }] });
};

async function stateOf(db: Database, { ClubId, Name }: store.KioskRow, via: Queryable = db): Promise<KioskState> {
  const { Language, ...club } = await store.clubOfKiosk(via, ClubId);
  return { Name, ...club, Language: languageSchema.parse(Language) };
}

const create = (
  db: Database,
  now: () => Date,
  ClubId: ClubId,
  Name: string | undefined,
  By: CallerId,
): Promise<KioskCode | Refusal> =>
  db.transaction().execute(async (trx) => {
    if ((await store.countLocked(trx, ClubId)) >= KIOSKS_MAX) return refuse('KioskLimit', { values: { max: KIOSKS_MAX } });
    const code = await freeCode(now, trx);
    const row = { ClubId, Name: Name ?? `Kiosk ${newCode(NAME_LENGTH)}`, CreatedAt: now(), ...code };
    const kiosk = await store.insertKiosk(trx, row);
    await emit(trx, { ClubId, Type: 'KioskCreated', Payload: { KioskId: kiosk.KioskId, Name: kiosk.Name, By } });
    return withCode(kiosk, code);
  });

async function freeCode(now: () => Date, trx: Queryable) {
  for (;;) {
    const Code = newCode(CODE_LENGTH);
    if (!(await store.isCodeTaken(trx, Code))) return { Code, CodeEndsAt: new Date(now().getTime() + CODE_MS) };
  }
}

const present = ({ KioskId, ClubId, Name, CreatedAt, PairedAt, LastSeen }: store.KioskRow): Kiosk => ({
  KioskId,
  ClubId,
  Name,
  CreatedAt: CreatedAt.toISOString(),
  PairedAt: PairedAt?.toISOString() ?? null,
  LastSeen: LastSeen?.toISOString() ?? null,
});

const withCode = (row: store.KioskRow, { Code, CodeEndsAt }: { Code: string; CodeEndsAt: Date }): KioskCode => ({
  ...present(row),
  Code,
  CodeEndsAt: CodeEndsAt.toISOString(),
});
