import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { AppCredentials, AppPlace, ClubpulseAppId, registerAppSchema, TrainerApp } from '@clubpulse/contract/devices/apps';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { z } from 'zod';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type CodeLimit, createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import { hashOf, newCode, newSecret } from '../../platform/secrets/secrets.ts';
import type { Rooms } from '../rooms/public.ts';
import * as store from './apps.store.ts';

const CODE_LENGTH = 8;
const HOUR_MS = 3_600_000;
const CODE_HOURS = 24;
/** An expired code is stored this long, so that a late use gets the right error. */
const REMEMBERED_DAYS = 7;
const APPS_MAX = 100;
const SEEN_EVERY_SECONDS = 60;
const codeLimits = (address: string): CodeLimit[] => [[`app-code:${address}`, 10]];

export type Apps = ReturnType<typeof createApps>;

interface Needs {
  readonly db: Database;
  readonly rooms: Pick<Rooms, 'ofClub'>;
  readonly licenses: Pick<Licenses, 'refuseUnlicensed'>;
  readonly now?: () => Date;
}

export function createApps({ db, rooms, licenses, now = () => new Date() }: Needs) {
  const attempts = createCodeAttempts(db);
  const present = ({ SecretHash: _hidden, ...app }: store.AppRow): TrainerApp => ({
    ...app,
    RequiredOn: app.RequiredOn.toISOString(),
    ExpiresAt: app.ExpiresAt.toISOString(),
    RegisteredOn: app.RegisteredOn?.toISOString() ?? null,
    LastSeen: app.LastSeen?.toISOString() ?? null,
  });
  const seen = (appIds: readonly number[]) => store.markSeen(db, appIds, now(), SEEN_EVERY_SECONDS);

  return {
    ofClub: async (clubId: ClubId): Promise<TrainerApp[]> => (await store.appsOf(db, clubId, now())).map(present),

    clubOf: async (appId: ClubpulseAppId): Promise<number | undefined> => (await store.appOf(db, appId))?.ClubId,

    get: (appId: ClubpulseAppId): Promise<store.AppRow | undefined> => store.appOf(db, appId),

    bySecret: (secret: string): Promise<store.AppRow | undefined> => store.appOfSecret(db, hashOf(secret)),

    seen,

    requestCode(ClubId: ClubId, Name: string, By: CallerId): Promise<TrainerApp | Refusal> {
      const RequiredOn = now();
      const ExpiresAt = new Date(RequiredOn.getTime() + CODE_HOURS * HOUR_MS);
      return db.transaction().execute(async (trx) => {
        await store.deleteWaitingBefore(trx, ClubId, new Date(RequiredOn.getTime() - REMEMBERED_DAYS * 24 * HOUR_MS));
        if ((await store.countLocked(trx, ClubId)) >= APPS_MAX) return refuse('AppLimit', { values: { max: APPS_MAX } });
        for (;;) {
          const app = await store.insertCode(trx, { ClubId, Name, Code: newCode(CODE_LENGTH), RequiredOn, ExpiresAt });
          if (!app) continue;
          await emit(trx, { ClubId, Type: 'AppCodeRequested', Payload: { ClubpulseAppId: app.ClubpulseAppId, Name, By } });
          return present(app);
        }
      });
    },

    register: (input: z.output<typeof registerAppSchema>, address: string) =>
      register(attempts, now, db, licenses, input, address),

    async place(secret: string): Promise<AppPlace | Refusal> {
      const app = await store.homeOfSecret(db, hashOf(secret));
      if (!app) return refuse('AppUnknown');
      await seen([app.ClubpulseAppId]);
      return { ...app, Rooms: await rooms.ofClub(app.ClubId) };
    },

    delete: (appId: ClubpulseAppId, By: CallerId): Promise<Refusal | undefined> =>
      db.transaction().execute(async (trx) => {
        const app = await store.deleteApp(trx, appId);
        if (!app) return refuse('NotFound');
        await emit(trx, { ClubId: app.ClubId, Type: 'AppDeleted', Payload: { ClubpulseAppId: appId, Name: app.Name, By } });
        await notify(trx, 'clubpulse_app', appId);
        return undefined;
      }),
  };
}

async function register(
  attempts: ReturnType<typeof createCodeAttempts>,
  now: () => Date,
  db: Database,
  licenses: Needs['licenses'],
  { Code, Model }: z.output<typeof registerAppSchema>,
  address: string,
): Promise<AppCredentials | Refusal> {
  const limits = codeLimits(address);
  const waitSeconds = await attempts.count(limits);
  if (waitSeconds !== undefined) {
    const values = { minutes: Math.ceil(waitSeconds / 60) };
    return refuse('AppCodeAttempts', { values, errors: [{ field: 'Code', key: 'error.AppCodeAttempts', values }] });
  }
  const RegisteredOn = now();
  const registered = await db.transaction().execute(async (trx) => {
    const app = await store.lockWaiting(trx, Code);
    if (!app) return codeRefused('RegistrationCodeUnknown');
    if (app.ExpiresAt <= RegisteredOn) return codeRefused('RegistrationCodeExpired');
    const { ClubpulseAppId, ClubId, Name } = app;
    const refused = await licenses.refuseUnlicensed(trx, ClubId);
    if (refused) return refused;
    const Secret = newSecret();
    await store.markRegistered(trx, ClubpulseAppId, { RegisteredOn, Model, SecretHash: hashOf(Secret) });
    await emit(trx, { ClubId, Type: 'AppRegistered', Payload: { ClubpulseAppId, Name } });
    return { ClubpulseAppId, ClubId, Name, Secret };
  });
  if (!isRefusal(registered) || registered.refused === 'LicenseRequired') await attempts.takeBack(limits);
  return registered;
}

const codeRefused = (refused: 'RegistrationCodeUnknown' | 'RegistrationCodeExpired') =>
  refuse(refused, { errors: [{ field: 'Code', key: `error.${refused}` }] });
