import type { UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClubSensor, Sensor, SensorId, sensorInputSchema, UnknownStrap } from '@clubpulse/contract/devices/sensors';
import { answerSensorClaim, type listClubSensors } from '@clubpulse/contract/devices/sensors.calls';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page } from '@clubpulse/contract/scalars';
import { mayCall } from '@clubpulse/rules/accounts/roles/access';
import { STRAPS_MAX } from '@clubpulse/rules/devices/sensors/claims';
import { parseSensorCode } from '@clubpulse/rules/devices/sensors/code';
import type { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { searchTerms } from '../../platform/database/text-search.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { AccessPorts, Caller } from '../../platform/http/caller.ts';
import { pageOf } from '../../platform/page/page.ts';
import { wantedBy } from './claims.service.ts';
import { claimsOfStrap } from './claims.store.ts';
import { countStrapNamed, wasNoForeignStrap } from './foreign-straps.checks.ts';
import { emitSensorChange, giveStrap } from './moves.service.ts';
import { clubStraps, countClubStraps, countMatchingStraps } from './sensors.facts.ts';
import type { UnknownStrapPorts } from './sensors.ports.ts';
import * as store from './sensors.store.ts';

type SensorInput = z.output<typeof sensorInputSchema>;

export interface SensorPorts extends UnknownStrapPorts, Pick<AccessPorts, 'athleteClubs'> {
  nicknameOf(userId: UserId): Promise<string | undefined>;
}

export type Sensors = ReturnType<typeof createSensors>;

interface Parts {
  db: Database;
  ports: SensorPorts;
}

export function createSensors(parts: Parts) {
  return bindActs(parts, { ofUser, ofClub, unknownStraps, create, userOf, delete: deleteSensor, strapsOf, markReceived });
}

async function answersFor({ ports }: Parts, caller: Caller, ownerId: number): Promise<boolean> {
  const athleteClubs = (await ports.athleteClubs(ownerId)) ?? [];
  return mayCall(answerSensorClaim.access, caller, { user: { UserId: ownerId, athleteClubs } });
}

async function linkedToOther(parts: Parts, caller: Caller, ownerId: number): Promise<Refusal> {
  if (!(await answersFor(parts, caller, ownerId))) return refuse('SensorLinkedToOther');
  await wasNoForeignStrap(parts.db, caller);
  const nickname = await parts.ports.nicknameOf(ownerId);
  return refuse('SensorLinkedToOther', nickname === undefined ? {} : { values: { nickname, ownerId } });
}

async function withWarnings<Row extends store.StoredSensor | Omit<ClubSensor, 'BeatsOfAnother'>>(
  { db }: Parts,
  rows: readonly Row[],
) {
  const elsewhere = await store.beatsElsewhere(
    db,
    rows.map(({ SensorId }) => SensorId),
  );
  return rows.map((row) => ({ ...row, BeatsOfAnother: elsewhere.has(row.SensorId) }));
}

/** Links a strap, or returns the user who already has it. The strap is only taken from the user `from`. */
async function link(
  trx: Queryable,
  wanted: store.NewSensor,
  from: { readonly UserId: number; readonly Reason: 'Owner' | 'Staff' } | undefined,
): Promise<store.StoredSensor | { takenBy: number } | Refusal> {
  const hasMany = (await store.countStrapsLocked(trx, wanted.UserId)) >= STRAPS_MAX;
  if (hasMany && (await store.ownerOf(trx, wanted.HardwareId, wanted.Model)) === undefined) {
    return refuse('SensorLimit', { values: { max: STRAPS_MAX } });
  }
  const linked = await store.insertSensor(trx, wanted);
  if (linked) {
    await emitSensorChange(trx, 'SensorLinked', linked);
    return linked;
  }
  const existing = await store.lockStrap(trx, wanted.HardwareId, wanted.Model);
  if (!existing) return link(trx, wanted, from);
  if (existing.UserId === wanted.UserId) {
    return wanted.Name === '' || wanted.Name === existing.Name
      ? existing
      : store.renameSensor(trx, existing.SensorId, wanted.Name);
  }
  if (existing.UserId !== from?.UserId) return { takenBy: existing.UserId };
  return giveStrap(trx, existing, wanted, from.Reason, new Date());
}

const ofUser = async (parts: Parts, userId: UserId): Promise<Sensor[]> =>
  withWarnings(parts, await store.sensorsOfUsers(parts.db, [userId]));

async function ofClub(parts: Parts, clubId: ClubId, query: QueryOf<typeof listClubSensors>): Promise<Page<ClubSensor>> {
  const words = searchTerms(query.globalSearch);
  const all = countClubStraps(parts.db, clubId);
  return pageOf(query, {
    data: clubStraps(parts.db, clubId, words, query).then((rows) => withWarnings(parts, rows)),
    recordsTotal: all,
    recordsFiltered: words.length > 0 ? countMatchingStraps(parts.db, clubId, words) : all,
  });
}

const unknownStraps = async ({ ports }: Parts, clubId: ClubId): Promise<UnknownStrap[]> => [
  ...(await ports.unknownStraps(clubId)),
];

async function create(
  parts: Parts,
  caller: Caller,
  { UserId, Model, Code, Name, Reassign, From }: SensorInput,
): Promise<Sensor | Refusal> {
  const parsed = parseSensorCode(Model, Code);
  if (!parsed) return refuse('ValidationFailed', { errors: [{ field: 'Code', key: 'invalid-sensor-code' }] });
  const tooMany = await countStrapNamed(parts.db, caller);
  if (tooMany) return tooMany;
  const wanted = { UserId, Model, Code, Name, HardwareId: parsed.hardwareId };
  const ownerId = Reassign ? await store.ownerOf(parts.db, wanted.HardwareId, Model) : undefined;
  const isMeant = From === undefined || From === ownerId;
  const isTaken = isMeant && ownerId !== undefined && ownerId !== UserId && (await answersFor(parts, caller, ownerId));
  const from = isTaken ? ({ UserId: ownerId, Reason: ownerId === caller.UserId ? 'Owner' : 'Staff' } as const) : undefined;
  const linked = await parts.db.transaction().execute((trx) => link(trx, wanted, from));
  if (isRefusal(linked)) {
    await wasNoForeignStrap(parts.db, caller);
    return linked;
  }
  if ('takenBy' in linked) return linkedToOther(parts, caller, linked.takenBy);
  await wasNoForeignStrap(parts.db, caller);
  const [sensor] = await withWarnings(parts, [linked]);
  return sensor ?? refuse('NotFound');
}

const userOf = async ({ db }: Parts, sensorId: SensorId): Promise<number | undefined> =>
  (await store.sensorOf(db, sensorId))?.UserId;

/** The first claimant gets the strap. Recorded heart rates remain with their athlete. */
function deleteSensor({ db }: Parts, sensorId: SensorId): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const sensor = await store.lockSensor(trx, sensorId);
    if (!sensor) return refuse('NotFound');
    const [first] = await claimsOfStrap(trx, sensorId);
    if (first) {
      await giveStrap(trx, sensor, wantedBy(first), 'Released', new Date());
      return undefined;
    }
    await store.deleteSensor(trx, sensorId);
    await emitSensorChange(trx, 'SensorUnlinked', sensor);
    return undefined;
  });
}

const strapsOf = ({ db }: Parts, present: readonly store.Present[]): Promise<store.StrapInClub[]> =>
  store.strapsOfPresent(db, present);

const markReceived = ({ db }: Parts, straps: readonly store.ReceivedStrap[], at: Date): Promise<void> =>
  store.markReceived(db, straps, at);
