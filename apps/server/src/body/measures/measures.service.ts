import type { UserId } from '@clubpulse/contract/accounts/users';
import { measures } from '@clubpulse/contract/body/measures/catalogue';
import {
  type EnteredMeasures,
  EVENTS_MAX,
  type MeasureCorrection,
  type MeasuredPerson,
  type MeasureEvent,
  type MeasureEventId,
  type MeasureInput,
  type MeasureReport,
  type MeasureValue,
  type UserMeasures,
} from '@clubpulse/contract/body/measures/measures';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page } from '@clubpulse/contract/scalars';
import type { Seen } from '@clubpulse/rules/accounts/consents/sight';
import { bodyOnDay } from '@clubpulse/rules/accounts/users/body-history';
import { age } from '@clubpulse/rules/accounts/users/zones';
import { type Body, isEstimatedByTest, withDerived } from '@clubpulse/rules/body/measures/derive';
import {
  apartFrom,
  comparedWith,
  type Dated,
  lastOf,
  measuredAlready,
  measureErrors,
  possibleOf,
  testKeys,
} from '@clubpulse/rules/body/measures/measures';
import { weightsKnownAt } from '@clubpulse/rules/body/measures/parts';
import type { Consents } from '../../accounts/consents/public.ts';
import { holdPeople, type Users } from '../../accounts/users/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { storedAlready } from './doubles.facts.ts';
import type { MeasurePorts } from './measures.ports.ts';
import { bloodKeys, hasBlood, presentEvent, type Seeing } from './measures.present.ts';
import * as store from './measures.store.ts';

interface MeasureParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'sightOf' | 'logReads'>;
  readonly profiles: Users['profiles'];
  readonly measured?: MeasurePorts['measured'];
  readonly now?: () => Date;
}
export type Measures = ReturnType<typeof createMeasures>;

type Profile = Awaited<ReturnType<Users['profiles']>>[number];

interface Reader extends Seeing {
  readonly profile: Profile;
  readonly body: Seen | undefined;
  readonly bloodOf: Seen | undefined;
}

const rangeOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }): store.Within => ({
  ...(from === undefined ? {} : { from: new Date(from) }),
  ...(to === undefined ? {} : { to: new Date(to) }),
});

export function createMeasures({ db, consents, profiles, measured = [], now = () => new Date() }: MeasureParts) {
  async function keep(trx: Queryable, eventId: MeasureEventId, userId: UserId, values: readonly MeasureValue[]): Promise<void> {
    await store.insertValues(trx, eventId, userId, values);
    for (const tell of measured) await tell(trx, userId);
  }

  async function readerOf(caller: Caller, userId: UserId): Promise<Reader | Refusal> {
    const [profile] = await profiles([userId]);
    if (!profile) return refuse('NotFound');
    const sight = await consents.sightOf(caller, userId);
    // A batch row may name any user: staff must not learn that a user of other clubs exists.
    if (sight?.clubs.length === 0 && !caller.isAdmin) return refuse('NotFound');
    if (!sight) return { profile, clubs: null, blood: true, contact: true, body: undefined, bloodOf: undefined };
    const clubs = sight.shared.get('Body') ?? [];
    const [ClubId] = clubs;
    if (ClubId === undefined) return refuse('NotShared');
    const [bloodClub] = sight.shared.get('Blood') ?? [];
    return {
      profile,
      clubs,
      blood: bloodClub !== undefined,
      contact: sight.shared.has('Contact'),
      body: { Purpose: 'Body', ClubId },
      bloodOf: bloodClub === undefined ? undefined : { Purpose: 'Blood', ClubId: bloodClub },
    };
  }

  async function log(caller: Caller, reader: Reader, rows: readonly store.EventWithValues[]): Promise<void> {
    const seen = [rows.length > 0 ? reader.body : undefined, rows.some(hasBlood) ? reader.bloodOf : undefined];
    await consents.logReads(
      caller.UserId,
      reader.profile.UserId,
      seen.filter((one) => one !== undefined),
    );
  }

  const heightOf = (reader: Reader, at: Date) =>
    bodyOnDay(reader.profile.BodyHistory, reader.profile, at.toISOString().slice(0, 10)).Height;

  const present = (row: store.EventWithValues, reader: Reader): MeasureEvent =>
    presentEvent(row, reader, heightOf(reader, row.TimeStamp));

  const personOf = ({ profile, contact }: Reader): MeasuredPerson => ({
    UserId: profile.UserId,
    Nickname: profile.Nickname,
    FirstMidName: profile.FirstMidName,
    LastName: profile.LastName,
    PictureUri: profile.PictureUri,
    Age: contact && profile.BirthDate !== null ? age(profile.BirthDate, now().toISOString()) : null,
    Gender: contact ? profile.Gender : null,
    Height: profile.Height,
  });

  const dated = (events: readonly MeasureEvent[]): Dated[] =>
    events.flatMap(({ MeasureEventId, TimeStamp: At, Values }) => Values.map((value) => ({ ...value, At, MeasureEventId })));

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
    return withDerived(
      Values,
      { Gender, Height, Age: profile.BirthDate === null ? null : age(profile.BirthDate, day) },
      estimated,
    );
  }

  /**
   * Checks for impossible values, also beside the last known weight, and for blood values without consent. An error that reveals
   * the weight is logged as an access.
   */
  async function problems(
    caller: Caller,
    reader: Reader,
    input: EnteredMeasures,
    except?: MeasureEventId,
  ): Promise<Refusal | undefined> {
    const { UserId, BirthDate: birthDate } = reader.profile;
    const knownWeight = await store.lastWeight(db, UserId, weightsKnownAt(new Date(input.TimeStamp)), except);
    const errors = measureErrors(input, now(), { birthDate, knownWeight });
    const isTold = errors.some(({ key }) => key === 'part-of-known-weight');
    if (isTold && reader.body) await consents.logReads(caller.UserId, UserId, [reader.body]);
    if (errors.length > 0) return refuse('ValidationFailed', { errors });
    const isSeen = reader.blood || input.Values.every(({ Key }) => measures[Key].group !== 'blood');
    return isSeen ? undefined : refuse('NotShared');
  }

  async function changeable(
    caller: Caller,
    eventId: MeasureEventId,
  ): Promise<{ row: store.EventWithValues; reader: Reader } | Refusal> {
    const row = await store.eventOf(db, eventId);
    if (!row) return refuse('NotFound');
    const reader = await readerOf(caller, row.UserId);
    if (isRefusal(reader)) return reader;
    return present(row, reader).MayChange ? { row, reader } : refuse('InsufficientRights');
  }

  /**
   * Stores the values of a scale at a moment; `before` is the last received version and its event. Corrections and deletions by the
   * athlete are preserved. Returns the event or null.
   */
  async function keepOfScale(
    trx: Queryable,
    userId: UserId,
    { TimeStamp, DeviceModel, ...said }: Pick<MeasureInput, 'TimeStamp' | 'Values'> & { readonly DeviceModel: string },
    before?: { readonly eventId: MeasureEventId | null; readonly Values: MeasureInput['Values'] },
  ): Promise<MeasureEventId | null> {
    const Values = possibleOf(TimeStamp, said.Values, now());
    const saidBefore = before && possibleOf(TimeStamp, before.Values, now());
    const eventId = before?.eventId ?? null;
    const isDeleted = eventId === null && saidBefore !== undefined && saidBefore.length > 0;
    const [profile] = await profiles([userId], trx);
    if (isDeleted || !profile || Values.length === 0) return eventId;
    const input = { TimeStamp, Values, Note: '' };
    if (eventId === null) {
      const event = { UserId: userId, TimeStamp: new Date(TimeStamp), Note: '', ByUserId: userId, ClubId: null, DeviceModel };
      const id = await store.insertEvent(trx, event);
      await keep(trx, id, userId, allValues({ profile }, input));
      return id;
    }
    const stored = await store.eventOf(trx, eventId);
    const typed = (stored?.Values ?? []).filter(({ Typed }) => Typed);
    const isAsSaid =
      typed.length === saidBefore?.length &&
      saidBefore.every(({ Key, Value }) => typed.some((one) => one.Key === Key && one.Value === Value));
    if (!stored || !isAsSaid) return eventId;
    await store.updateEvent(trx, eventId, { TimeStamp: stored.TimeStamp, Note: stored.Note });
    await keep(trx, eventId, userId, allValues({ profile }, input));
    return eventId;
  }

  return {
    /** Stores the result of a fitness test in the transaction that ends it; any caller who may end the test may do this. */
    async keepTest(
      trx: Queryable,
      event: Parameters<typeof store.insertEvent>[1],
      { typed, estimated }: { readonly typed: MeasureInput['Values']; readonly estimated: readonly MeasureValue[] },
      body: Body,
    ): Promise<MeasureEventId> {
      const id = await store.insertEvent(trx, event);
      await keep(trx, id, event.UserId, withDerived(typed, body, estimated));
      return id;
    },
    valuesOf: store.valuesOf,
    keepOfScale,

    ownerOf: (eventId: MeasureEventId): Promise<number | undefined> => store.ownerOf(db, eventId),

    async ofUser(
      caller: Caller,
      userId: UserId,
      {
        excludeEvents = false,
        ...range
      }: { from?: string | undefined; to?: string | undefined; excludeEvents?: boolean | undefined },
    ): Promise<UserMeasures | Refusal> {
      const reader = await readerOf(caller, userId);
      if (isRefusal(reader)) return reader;
      const rows = await store.eventsOf(db, userId, rangeOf(range), { length: EVENTS_MAX });
      await log(caller, reader, rows);
      const events = rows.map((row) => present(row, reader)).filter(({ Values }) => Values.length > 0);
      const Last = lastOf(dated(events));
      return { Person: personOf(reader), Last, Events: excludeEvents ? [] : events, BloodShared: reader.blood };
    },

    async events(
      caller: Caller,
      userId: UserId,
      {
        draw,
        start,
        length,
        DataType,
        ...range
      }: {
        draw: number;
        start: number;
        length: number;
        from?: string | undefined;
        to?: string | undefined;
        DataType?: 'FitnessTest' | undefined;
      },
    ): Promise<Page<MeasureEvent> | Refusal> {
      const reader = await readerOf(caller, userId);
      if (isRefusal(reader)) return reader;
      const without = reader.blood ? [] : bloodKeys;
      const filter = { ...rangeOf(range), without, ...(DataType === undefined ? {} : { having: testKeys }) };
      const rows = await store.eventsOf(db, userId, filter, { start, length });
      await log(caller, reader, rows);
      return {
        draw,
        recordsTotal: await store.countEvents(db, userId, { without }),
        recordsFiltered: await store.countEvents(db, userId, filter),
        data: rows.map((row) => present(row, reader)),
      };
    },

    async report(caller: Caller, eventId: MeasureEventId): Promise<MeasureReport | Refusal> {
      const row = await store.eventOf(db, eventId);
      if (!row) return refuse('NotFound');
      const reader = await readerOf(caller, row.UserId);
      if (isRefusal(reader)) return reader;
      const all = await store.eventsOf(db, row.UserId, { to: row.TimeStamp }, { length: EVENTS_MAX });
      const before = all.filter(({ MeasureEventId }) => MeasureEventId !== eventId);
      await log(caller, reader, [row, ...before]);
      const Event = present(row, reader);
      if (Event.Values.length === 0) return refuse('NotFound');
      const earlier = dated(before.map((one) => present(one, reader)));
      const shown = (values: readonly Dated[]) => values.map(({ MeasureEventId: _of, ...value }) => value);
      return {
        Person: personOf(reader),
        Event,
        Before: shown(comparedWith(Event.Values, earlier)),
        Apart: shown(apartFrom(Event.Values, earlier)),
        BloodShared: reader.blood,
      };
    },

    async create(caller: Caller, userId: UserId, input: MeasureInput, key?: RequestKey): Promise<MeasureEvent | Refusal> {
      const reader = await readerOf(caller, userId);
      if (isRefusal(reader)) return reader;
      const isHers = input.ClubId === null ? reader.clubs === null : (reader.clubs ?? []).includes(input.ClubId);
      if (!isHers) return refuse('ValidationFailed', { errors: [{ field: 'ClubId', key: 'invalid-id' }] });
      const refused = await problems(caller, reader, input);
      if (refused) return refused;
      const { ClubId, Note } = input;
      const TimeStamp = new Date(input.TimeStamp);
      return transactOnce(db, key, async (trx) => {
        if (!(await holdPeople(trx, [userId])).has(userId)) return refuse('NotFound');
        const said = { UserId: userId, From: input.TimeStamp, To: input.TimeStamp, Values: input.Values };
        await store.lockEventsOf(trx, userId);
        if ((await storedAlready(trx, [said])).size > 0) return refuse('ValidationFailed', { errors: [measuredAlready] });
        const id = await store.insertEvent(trx, { UserId: userId, TimeStamp, Note, ByUserId: caller.UserId, ClubId });
        await keep(trx, id, userId, allValues(reader, input));
        return presented(trx, id, reader);
      });
    },

    async update(caller: Caller, eventId: MeasureEventId, input: MeasureCorrection): Promise<MeasureEvent | Refusal> {
      const found = await changeable(caller, eventId);
      if (isRefusal(found)) return found;
      const { reader } = found;
      const refused = await problems(caller, reader, input, eventId);
      if (refused) return refused;
      const userId = reader.profile.UserId;
      return db.transaction().execute(async (trx) => {
        await holdPeople(trx, [userId]);
        if (!(await store.holdEvent(trx, eventId))) return refuse('NotFound');
        const stored = await store.eventOf(trx, eventId);
        // A correction by a reader without access to blood values must not remove them.
        const unseen = reader.blood
          ? []
          : (stored?.Values ?? []).filter(({ Key, Typed }) => Typed && measures[Key].group === 'blood');
        const estimated = (stored?.Values ?? []).filter(isEstimatedByTest);
        const fields = { TimeStamp: new Date(input.TimeStamp), Note: input.Note };
        if (!(await store.updateEvent(trx, eventId, fields, input.RowVersion))) return refuse('StaleRowVersion');
        await keep(trx, eventId, userId, allValues(reader, { ...input, Values: [...input.Values, ...unseen] }, estimated));
        return presented(trx, eventId, reader);
      });
    },

    async delete(caller: Caller, eventId: MeasureEventId): Promise<Refusal | undefined> {
      const found = await changeable(caller, eventId);
      if (isRefusal(found)) return found;
      return (await db.transaction().execute((trx) => store.deleteEvent(trx, eventId))) ? undefined : refuse('NotFound');
    },
  };
}
