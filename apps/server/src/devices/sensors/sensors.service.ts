import type { UserId } from '@clubpulse/contract/accounts/users';
import { type QueryOf, theUser } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClubSensor, Sensor, SensorId, sensorInputSchema, UnknownStrap } from '@clubpulse/contract/devices/sensors';
import type { listClubSensors } from '@clubpulse/contract/devices/sensors.calls';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page } from '@clubpulse/contract/scalars';
import { mayCall } from '@clubpulse/rules/accounts/roles/access';
import { parseSensorCode } from '@clubpulse/rules/devices/sensors/code';
import type { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { AccessPorts, Caller } from '../../platform/http/caller.ts';
import { pageOf } from '../../platform/page/page.ts';
import { clubStraps, countClubStraps, countStrapsFound } from './sensors.facts.ts';
import type { HeardPorts } from './sensors.ports.ts';
import * as store from './sensors.store.ts';

type SensorInput = z.output<typeof sensorInputSchema>;

/** What straps need to know of people and of what the bridges hear. */
export interface SensorPorts extends HeardPorts, Pick<AccessPorts, 'athleteClubs'> {
  nicknameOf(userId: UserId): Promise<string | undefined>;
}

export type Sensors = ReturnType<typeof createSensors>;

const ownerReaders = theUser('resolved', ['Owner', 'Manager', 'Trainer']);

/** The straps of people: which number on the radio is whose heart. */
export function createSensors({ db, ports }: { db: Database; ports: SensorPorts }) {
  /** Says who has the strap only to those who may know: staff of a club where that person trains. */
  async function linkedToOther(caller: Caller, ownerId: number): Promise<Refusal> {
    const athleteClubs = (await ports.athleteClubs(ownerId)) ?? [];
    const known = mayCall(ownerReaders, caller, { user: { UserId: ownerId, athleteClubs } });
    const nickname = known ? await ports.nicknameOf(ownerId) : undefined;
    return refuse('SensorLinkedToOther', nickname === undefined ? {} : { values: { nickname } });
  }

  async function changed(trx: Queryable, Type: 'SensorLinked' | 'SensorUnlinked', sensor: Sensor): Promise<void> {
    const { SensorId, UserId, HardwareId, Model } = sensor;
    await emit(trx, { ClubId: null, Type, Payload: { SensorId, UserId, HardwareId, Model } });
    await notify(trx, 'clubpulse_user', UserId);
  }

  /** The strap as linked, or the user who has it. */
  async function link(trx: Queryable, wanted: store.NewSensor, reassign: boolean): Promise<Sensor | { takenBy: number }> {
    const linked = await store.insertSensor(trx, wanted);
    if (linked) {
      await changed(trx, 'SensorLinked', linked);
      return linked;
    }
    const existing = await store.lockStrap(trx, wanted.HardwareId, wanted.Model);
    // Unlinked between the two statements: then it is free again.
    if (!existing) return link(trx, wanted, reassign);
    if (existing.UserId === wanted.UserId) {
      return wanted.Name === '' || wanted.Name === existing.Name
        ? existing
        : store.renameSensor(trx, existing.SensorId, wanted.Name);
    }
    if (!reassign) return { takenBy: existing.UserId };
    const moved = await store.moveSensor(trx, existing.SensorId, wanted);
    await changed(trx, 'SensorUnlinked', existing);
    await changed(trx, 'SensorLinked', moved);
    return moved;
  }

  return {
    ofUser: (userId: UserId): Promise<Sensor[]> => store.sensorsOfUsers(db, [userId]),

    /** The straps of everybody with a role in the club, each with its owner. */
    async ofClub(clubId: ClubId, query: QueryOf<typeof listClubSensors>): Promise<Page<ClubSensor>> {
      const words = (query.globalSearch ?? '').split(/\s+/).filter(Boolean);
      const all = countClubStraps(db, clubId);
      return pageOf(query, {
        data: clubStraps(db, clubId, words, query),
        recordsTotal: all,
        recordsFiltered: words.length > 0 ? countStrapsFound(db, clubId, words) : all,
      });
    },

    unknownStraps: async (clubId: ClubId): Promise<UnknownStrap[]> => [...(await ports.unknownStraps(clubId))],

    /** Linking what is linked already changes nothing but the name, when one is given. */
    async create(caller: Caller, { UserId, Model, Code, Name, Reassign }: SensorInput): Promise<Sensor | Refusal> {
      const parsed = parseSensorCode(Model, Code);
      if (!parsed) return refuse('ValidationFailed', { errors: [{ field: 'Code', key: 'invalid-sensor-code' }] });
      const wanted = { UserId, Model, Code, Name, HardwareId: parsed.hardwareId };
      const linked = await db.transaction().execute((trx) => link(trx, wanted, Reassign));
      return 'takenBy' in linked ? linkedToOther(caller, linked.takenBy) : linked;
    },

    userOf: async (sensorId: SensorId): Promise<number | undefined> => (await store.sensorOf(db, sensorId))?.UserId,

    /** Unlinks the strap; what it measured stays. */
    delete(sensorId: SensorId): Promise<Refusal | undefined> {
      return db.transaction().execute(async (trx) => {
        const sensor = await store.deleteSensor(trx, sensorId);
        if (!sensor) return refuse('NotFound');
        await changed(trx, 'SensorUnlinked', sensor);
        return undefined;
      });
    },

    strapsOf: (userIds: readonly number[]): Promise<store.Strap[]> => store.strapsOfUsers(db, userIds),

    /** Keeps when straps were heard last; called at most once a minute with everything heard since. */
    markHeard: (straps: readonly store.Strap[], at: Date): Promise<void> => store.markHeard(db, straps, at),
  };
}
