import type { UserId } from '@clubpulse/contract/accounts/users';
import {
  EVENTS_MAX,
  type MeasuredPerson,
  type MeasureEvent,
  type MeasureEventId,
  type MeasureReport,
  type UserMeasures,
} from '@clubpulse/contract/body/measures/measures';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page } from '@clubpulse/contract/scalars';
import type { Seen } from '@clubpulse/rules/accounts/consents/sight';
import { bodyOnDay } from '@clubpulse/rules/accounts/users/body-history';
import { age } from '@clubpulse/rules/accounts/users/zones';
import { apartFrom, comparedWith, type Dated, lastOf, testKeys } from '@clubpulse/rules/body/measures/measures';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { MeasurePorts } from './measures.ports.ts';
import { bloodKeys, hasBlood, presentEvent, type Seeing } from './measures.present.ts';
import * as store from './measures.store.ts';

export interface MeasureParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'sightOf' | 'logReads'>;
  readonly profiles: Users['profiles'];
  readonly measured?: MeasurePorts['measured'];
  readonly now?: () => Date;
}

type Profile = Awaited<ReturnType<Users['profiles']>>[number];

export interface Reader extends Seeing {
  readonly profile: Profile;
  readonly body: Seen | undefined;
  readonly bloodOf: Seen | undefined;
}

const rangeOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }): store.Within => ({
  ...(from === undefined ? {} : { from: new Date(from) }),
  ...(to === undefined ? {} : { to: new Date(to) }),
});

export type Ready = Required<MeasureParts>;

export async function readerOf({ profiles, consents }: Ready, caller: Caller, userId: UserId): Promise<Reader | Refusal> {
  const [profile] = await profiles([userId]);
  if (!profile) return refuse('NotFound');
  const sight = await consents.sightOf(caller, userId);
  // Staff must not learn that users of other clubs exist.
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

async function log({ consents }: Ready, caller: Caller, reader: Reader, rows: readonly store.EventWithValues[]): Promise<void> {
  const seen = [rows.length > 0 ? reader.body : undefined, rows.some(hasBlood) ? reader.bloodOf : undefined];
  await consents.logReads(
    caller.UserId,
    reader.profile.UserId,
    seen.filter((one) => one !== undefined),
  );
}

const heightOf = (reader: Reader, at: Date) =>
  bodyOnDay(reader.profile.BodyHistory, reader.profile, at.toISOString().slice(0, 10)).Height;

export const present = (row: store.EventWithValues, reader: Reader): MeasureEvent =>
  presentEvent(row, reader, heightOf(reader, row.TimeStamp));

const personOf = ({ now }: Ready, { profile, contact }: Reader): MeasuredPerson => ({
  UserId: profile.UserId,
  Nickname: profile.Nickname,
  FirstMidName: profile.FirstMidName,
  LastName: profile.LastName,
  PictureUri: profile.PictureUri,
  Age: contact && profile.BirthDate !== null ? age(profile.BirthDate, now().toISOString()) : null,
  Gender: contact ? profile.Gender : null,
  Height: profile.Height,
});

const dated = (entries: readonly MeasureEvent[]): Dated[] =>
  entries.flatMap(({ MeasureEventId, TimeStamp: At, Values }) => Values.map((value) => ({ ...value, At, MeasureEventId })));

export async function ofUser(
  parts: Ready,
  caller: Caller,
  userId: UserId,
  {
    excludeEvents = false,
    ...range
  }: { from?: string | undefined; to?: string | undefined; excludeEvents?: boolean | undefined },
): Promise<UserMeasures | Refusal> {
  const reader = await readerOf(parts, caller, userId);
  if (isRefusal(reader)) return reader;
  const rows = await store.eventsOf(parts.db, userId, rangeOf(range), { length: EVENTS_MAX });
  await log(parts, caller, reader, rows);
  const readable = rows.map((row) => present(row, reader)).filter(({ Values }) => Values.length > 0);
  const Last = lastOf(dated(readable));
  return { Person: personOf(parts, reader), Last, Events: excludeEvents ? [] : readable, BloodShared: reader.blood };
}

export async function events(
  parts: Ready,
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
  const { db } = parts;
  const reader = await readerOf(parts, caller, userId);
  if (isRefusal(reader)) return reader;
  const without = reader.blood ? [] : bloodKeys;
  const filter = { ...rangeOf(range), without, ...(DataType === undefined ? {} : { having: testKeys }) };
  const rows = await store.eventsOf(db, userId, filter, { start, length });
  await log(parts, caller, reader, rows);
  return {
    draw,
    recordsTotal: await store.countEvents(db, userId, { without }),
    recordsFiltered: await store.countEvents(db, userId, filter),
    data: rows.map((row) => present(row, reader)),
  };
}

export async function report(parts: Ready, caller: Caller, eventId: MeasureEventId): Promise<MeasureReport | Refusal> {
  const row = await store.eventOf(parts.db, eventId);
  if (!row) return refuse('NotFound');
  const reader = await readerOf(parts, caller, row.UserId);
  if (isRefusal(reader)) return reader;
  const all = await store.eventsOf(parts.db, row.UserId, { to: row.TimeStamp }, { length: EVENTS_MAX });
  const before = all.filter(({ MeasureEventId }) => MeasureEventId !== eventId);
  await log(parts, caller, reader, [row, ...before]);
  const Event = present(row, reader);
  if (Event.Values.length === 0) return refuse('NotFound');
  const earlier = dated(before.map((one) => present(one, reader)));
  const shown = (values: readonly Dated[]) => values.map(({ MeasureEventId: _of, ...value }) => value);
  return {
    Person: personOf(parts, reader),
    Event,
    Before: shown(comparedWith(Event.Values, earlier)),
    Apart: shown(apartFrom(Event.Values, earlier)),
    BloodShared: reader.blood,
  };
}
