import type { UserId } from '@clubpulse/contract/accounts/users';
import { measures } from '@clubpulse/contract/body/measures/catalogue';
import type {
  EnteredMeasures,
  MeasureCorrection,
  MeasureEvent,
  MeasureEventId,
  MeasureInput,
  MeasureValue,
} from '@clubpulse/contract/body/measures/measures';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { bodyOnDay } from '@clubpulse/rules/accounts/users/body-history';
import { age } from '@clubpulse/rules/accounts/users/zones';
import { type Body, isEstimatedByTest, withDerived } from '@clubpulse/rules/body/measures/derive';
import { measuredAlready, measureErrors, possibleOf } from '@clubpulse/rules/body/measures/measures';
import { weightsKnownAt } from '@clubpulse/rules/body/measures/parts';
import { holdPeople } from '../../accounts/users/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { storedAlready } from './doubles.facts.ts';
import {
  events,
  type MeasureParts,
  ofUser,
  present,
  type Reader,
  type Ready,
  readerOf,
  report,
} from './measure-reads.service.ts';
import * as store from './measures.store.ts';

export type Measures = ReturnType<typeof createMeasures>;

export function createMeasures(options: MeasureParts) {
  const parts: Ready = { measured: [], now: () => new Date(), ...options };

  return {
    ...bindActs(parts, { keepTest, keepOfScale, ownerOf, ofUser, events, report, create, update, delete: remove }),
    valuesOf: store.valuesOf,
  };
}

async function keep(
  { measured }: Ready,
  trx: Queryable,
  eventId: MeasureEventId,
  userId: UserId,
  values: readonly MeasureValue[],
): Promise<void> {
  await store.insertValues(trx, eventId, userId, values);
  for (const notify of measured) await notify(trx, userId);
}

async function presented(via: Queryable, eventId: MeasureEventId, reader: Reader): Promise<MeasureEvent | Refusal> {
  const row = await store.eventOf(via, eventId);
  return row ? present(row, reader) : refuse('NotFound');
}

function allValues(
  { profile }: Pick<Reader, 'profile'>,
  { TimeStamp, Values }: EnteredMeasures,
  estimated: readonly MeasureValue[] = [],
) {
  const day = TimeStamp.slice(0, 10);
  const { Gender, Height } = bodyOnDay(profile.BodyHistory, profile, day);
  return withDerived(Values, { Gender, Height, Age: profile.BirthDate === null ? null : age(profile.BirthDate, day) }, estimated);
}

/**
 * Problems are also values that contradict the last weight, and blood values without consent. An error that reveals the weight is
 * logged as a read.
 */
async function problems(
  { db, now, consents }: Ready,
  caller: Caller,
  reader: Reader,
  input: EnteredMeasures,
  except?: MeasureEventId,
): Promise<Refusal | undefined> {
  const { UserId, BirthDate: birthDate } = reader.profile;
  const knownWeight = await store.lastWeight(db, UserId, weightsKnownAt(new Date(input.TimeStamp)), except);
  const errors = measureErrors(input, now(), { birthDate, knownWeight });
  const isReported = errors.some(({ key }) => key === 'part-of-known-weight');
  if (isReported && reader.body) await consents.logReads(caller.UserId, UserId, [reader.body]);
  if (errors.length > 0) return refuse('ValidationFailed', { errors });
  const isSeen = reader.blood || input.Values.every(({ Key }) => measures[Key].group !== 'blood');
  return isSeen ? undefined : refuse('NotShared');
}

async function changeable(
  parts: Ready,
  caller: Caller,
  eventId: MeasureEventId,
): Promise<{ row: store.EventWithValues; reader: Reader } | Refusal> {
  const row = await store.eventOf(parts.db, eventId);
  if (!row) return refuse('NotFound');
  const reader = await readerOf(parts, caller, row.UserId);
  if (isRefusal(reader)) return reader;
  return present(row, reader).MayChange ? { row, reader } : refuse('InsufficientRights');
}

/** Stores values of a scale. If the athlete has changed the values of `before`, they remain. Null if nothing is stored. */
async function keepOfScale(
  parts: Ready,
  trx: Queryable,
  userId: UserId,
  { TimeStamp, DeviceModel, ...stated }: Pick<MeasureInput, 'TimeStamp' | 'Values'> & { readonly DeviceModel: string },
  before?: { readonly eventId: MeasureEventId | null; readonly Values: MeasureInput['Values'] },
): Promise<MeasureEventId | null> {
  const { now, profiles } = parts;
  const Values = possibleOf(TimeStamp, stated.Values, now());
  const sentBefore = before && possibleOf(TimeStamp, before.Values, now());
  const eventId = before?.eventId ?? null;
  const isDeleted = eventId === null && sentBefore !== undefined && sentBefore.length > 0;
  const [profile] = await profiles([userId], trx);
  if (isDeleted || !profile || Values.length === 0) return eventId;
  const input = { TimeStamp, Values, Note: '' };
  if (eventId === null) {
    const event = { UserId: userId, TimeStamp: new Date(TimeStamp), Note: '', ByUserId: userId, ClubId: null, DeviceModel };
    const id = await store.insertEvent(trx, event);
    await keep(parts, trx, id, userId, allValues({ profile }, input));
    return id;
  }
  const stored = await store.eventOf(trx, eventId);
  const typed = (stored?.Values ?? []).filter(({ Typed }) => Typed);
  const isAsSent =
    typed.length === sentBefore?.length &&
    sentBefore.every(({ Key, Value }) => typed.some((one) => one.Key === Key && one.Value === Value));
  if (!stored || !isAsSent) return eventId;
  await store.updateEvent(trx, eventId, { TimeStamp: stored.TimeStamp, Note: stored.Note });
  await keep(parts, trx, eventId, userId, allValues({ profile }, input));
  return eventId;
}

/** Must run in the transaction that ends the test. Any caller who may end the test may store it. */
async function keepTest(
  parts: Ready,
  trx: Queryable,
  event: Parameters<typeof store.insertEvent>[1],
  { typed, estimated }: { readonly typed: MeasureInput['Values']; readonly estimated: readonly MeasureValue[] },
  body: Body,
): Promise<MeasureEventId> {
  const id = await store.insertEvent(trx, event);
  await keep(parts, trx, id, event.UserId, withDerived(typed, body, estimated));
  return id;
}

const ownerOf = ({ db }: Ready, eventId: MeasureEventId): Promise<number | undefined> => store.ownerOf(db, eventId);

async function create(
  parts: Ready,
  caller: Caller,
  userId: UserId,
  input: MeasureInput,
  key?: RequestKey,
): Promise<MeasureEvent | Refusal> {
  const reader = await readerOf(parts, caller, userId);
  if (isRefusal(reader)) return reader;
  const isOfClub = input.ClubId === null ? reader.clubs === null : (reader.clubs ?? []).includes(input.ClubId);
  if (!isOfClub) return refuse('ValidationFailed', { errors: [{ field: 'ClubId', key: 'invalid-id' }] });
  const refused = await problems(parts, caller, reader, input);
  if (refused) return refused;
  const { ClubId, Note } = input;
  const TimeStamp = new Date(input.TimeStamp);
  return transactOnce(parts.db, key, async (trx) => {
    if (!(await holdPeople(trx, [userId])).has(userId)) return refuse('NotFound');
    const range = { UserId: userId, From: input.TimeStamp, To: input.TimeStamp, Values: input.Values };
    await store.lockEventsOf(trx, userId);
    if ((await storedAlready(trx, [range])).size > 0) return refuse('ValidationFailed', { errors: [measuredAlready] });
    const id = await store.insertEvent(trx, { UserId: userId, TimeStamp, Note, ByUserId: caller.UserId, ClubId });
    await keep(parts, trx, id, userId, allValues(reader, input));
    return presented(trx, id, reader);
  });
}

async function update(
  parts: Ready,
  caller: Caller,
  eventId: MeasureEventId,
  input: MeasureCorrection,
): Promise<MeasureEvent | Refusal> {
  const found = await changeable(parts, caller, eventId);
  if (isRefusal(found)) return found;
  const { reader } = found;
  const refused = await problems(parts, caller, reader, input, eventId);
  if (refused) return refused;
  const userId = reader.profile.UserId;
  return parts.db.transaction().execute(async (trx) => {
    await holdPeople(trx, [userId]);
    if (!(await store.holdEvent(trx, eventId))) return refuse('NotFound');
    const stored = await store.eventOf(trx, eventId);
    // A correction by a reader who cannot see blood values must not remove them.
    const unseen = reader.blood
      ? []
      : (stored?.Values ?? []).filter(({ Key, Typed }) => Typed && measures[Key].group === 'blood');
    const estimated = (stored?.Values ?? []).filter(isEstimatedByTest);
    const fields = { TimeStamp: new Date(input.TimeStamp), Note: input.Note };
    if (!(await store.updateEvent(trx, eventId, fields, input.RowVersion))) return refuse('StaleRowVersion');
    await keep(parts, trx, eventId, userId, allValues(reader, { ...input, Values: [...input.Values, ...unseen] }, estimated));
    return presented(trx, eventId, reader);
  });
}

async function remove(parts: Ready, caller: Caller, eventId: MeasureEventId): Promise<Refusal | undefined> {
  const found = await changeable(parts, caller, eventId);
  if (isRefusal(found)) return found;
  return (await parts.db.transaction().execute((trx) => store.deleteEvent(trx, eventId))) ? undefined : refuse('NotFound');
}
