import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  DEMO_USERS_MAX,
  type DemoAthleteId,
  type DemoUser,
  type DemoUserInput,
} from '@clubpulse/contract/devices/demo-users/demo-users';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { parseSensorCode } from '@clubpulse/rules/devices/sensors/code';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { refuseForeignRoom } from '../rooms/public.ts';
import * as store from './demo-users.store.ts';

export type DemoUsers = ReturnType<typeof createDemoUsers>;

const ofCode = (refused: 'DemoStrapExists' | 'DemoStrapOfMember') =>
  refuse(refused, { errors: [{ field: 'Code', key: `error.${refused}` }] });
const taken = { demo_users_strap: ofCode('DemoStrapExists') };

export function createDemoUsers({ db }: { readonly db: Database }) {
  const changed = (trx: Queryable, clubId: number) => notify(trx, 'clubpulse_club', clubId);

  return {
    ofClub: (clubId: ClubId): Promise<DemoUser[]> => store.demoUsersOf(db, clubId),

    shownIn: (clubIds: readonly number[]): Promise<DemoUser[]> => store.shownIn(db, clubIds),

    clubOf: async (id: DemoAthleteId): Promise<number | undefined> => (await store.demoUserOf(db, id))?.ClubId,

    get: async (id: DemoAthleteId): Promise<DemoUser | Refusal> => (await store.demoUserOf(db, id)) ?? refuse('NotFound'),

    create: (ClubId: ClubId, input: DemoUserInput, By: CallerId): Promise<DemoUser | Refusal> =>
      refusedBy(taken, () =>
        db.transaction().execute(async (trx) => {
          if ((await store.countLocked(trx, ClubId)) >= DEMO_USERS_MAX) {
            return refuse('DemoUserLimit', { values: { max: DEMO_USERS_MAX } });
          }
          const row = await rowOf(trx, ClubId, input);
          if (isRefusal(row)) return row;
          const DemoAthleteId = await store.insertDemoUser(trx, row);
          await emit(trx, { ClubId, Type: 'DemoUserAdded', Payload: { DemoAthleteId, Name: row.Name, By } });
          await changed(trx, ClubId);
          return (await store.demoUserOf(trx, DemoAthleteId)) ?? refuse('NotFound');
        }),
      ),

    update: (DemoAthleteId: DemoAthleteId, input: DemoUserInput, By: CallerId): Promise<DemoUser | Refusal> =>
      refusedBy(taken, () =>
        db.transaction().execute(async (trx) => {
          const before = await store.demoUserOf(trx, DemoAthleteId);
          if (!before) return refuse('NotFound');
          const { ClubId } = before;
          const row = await rowOf(trx, ClubId, input);
          if (isRefusal(row)) return row;
          await store.updateDemoUser(trx, DemoAthleteId, row);
          const Payload = { DemoAthleteId, Name: row.Name, IsOn: row.IsOn, By };
          await emit(trx, { ClubId, Type: 'DemoUserUpdated', Payload });
          await changed(trx, ClubId);
          return (await store.demoUserOf(trx, DemoAthleteId)) ?? refuse('NotFound');
        }),
      ),

    delete: (DemoAthleteId: DemoAthleteId, By: CallerId): Promise<Refusal | undefined> =>
      db.transaction().execute(async (trx) => {
        const removed = await store.deleteDemoUser(trx, DemoAthleteId);
        if (!removed) return refuse('NotFound');
        const { ClubId, Name } = removed;
        await emit(trx, { ClubId, Type: 'DemoUserDeleted', Payload: { DemoAthleteId, Name, By } });
        await changed(trx, ClubId);
        return undefined;
      }),
  };
}

async function rowOf(trx: Queryable, ClubId: ClubId, input: DemoUserInput): Promise<store.Fields | Refusal> {
  const { Name, Model, Code, DisplayGroupId, IsOn } = input;
  const foreign = await refuseForeignRoom(trx, ClubId, DisplayGroupId);
  if (foreign) return foreign;
  if (Model === null || Code === null) {
    return { ClubId, Name, Model: null, Code: null, HardwareId: null, DisplayGroupId, IsOn };
  }
  const parsed = parseSensorCode(Model, Code);
  if (!parsed) return refuse('ValidationFailed', { errors: [{ field: 'Code', key: 'invalid-sensor-code' }] });
  // Not checked for a disabled demo user: a member may have linked its strap later.
  if (IsOn && (await store.isStrapOfMember(trx, ClubId, parsed.hardwareId))) return ofCode('DemoStrapOfMember');
  return { ClubId, Name, Model, Code, HardwareId: parsed.hardwareId, DisplayGroupId, IsOn };
}
