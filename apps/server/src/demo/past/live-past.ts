import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import { dayIn, startOfDay } from '@clubpulse/rules/time/days';
import { alessia, athletes as allAthletes } from '@clubpulse/world/athletes';
import { navigli, timeZone } from '@clubpulse/world/clubs';
import { alessiaBooks, invitation, type Series, series } from '@clubpulse/world/series';
import { Temporal } from 'temporal-polyfill';
import type { Queryable } from '../../platform/database/database.ts';
import type { ClubPeople } from '../people/club-people.ts';
import { between, type Random, randomOf, shuffled, wholeBetween } from '../random.ts';
import { insertSeats, type Marks, markSeats, type NewSeat } from '../unserved.store.ts';
import { attendances, mondayOf } from './attendances.ts';
import * as store from './closed-classes.store.ts';
import { openDiary } from './diary.ts';

const GRID_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
const NO_SHOW = 0.07;
const ABSENT = 0.11;
const MISSED_DAYS = 2;

const present: Marks = { Attendance: 'Present', NoShow: false };
const absent: Marks = { Attendance: 'Absent', NoShow: false };
const noShow: Marks = { Attendance: 'Absent', NoShow: true };
const unknown: Marks = { Attendance: null, NoShow: false };

interface Closed {
  readonly clubClass: store.ClosedClass;
  readonly known: readonly store.Seat[];
  readonly kind: Series | undefined;
  readonly day: string;
  readonly isOver: boolean;
  readonly isEmpty: boolean;
  readonly came: readonly number[];
  readonly free: Record<Place, number>;
  readonly random: Random;
}

interface Period {
  readonly from: Date;
  readonly now: Date;
}

export async function simulatePast(
  trx: Queryable,
  { clubId, athletes }: ClubPeople,
  staffId: number,
  { isFirst, ...period }: Period & { readonly isFirst: boolean },
): Promise<void> {
  const names = [...series, invitation].map(({ name }) => name);
  const classes = await store.lockClosedClasses(trx, clubId, names, period.from, period.now);
  const [first] = classes;
  if (!first) return;
  const seats = await store.seatsSince(trx, clubId, startOfDay(timeZone, mondayOf(dayIn(timeZone, first.Begin))));
  const diary = openDiary(seats, await store.membershipsOf(trx, clubId));
  const seatsOf = Map.groupBy(seats, (seat) => seat.ClassId);
  const trained = trainedAt(athletes, first.Begin, period.now);
  const closed = classes.map((clubClass) => closedClass(clubClass, seatsOf.get(clubClass.ClassId) ?? [], trained, period));
  const added: NewSeat[] = [];

  function add({ clubClass, day, random, free }: Closed, userId: number, Place: Place, marks: Marks): void {
    if (free[Place] <= 0) return;
    free[Place] -= 1;
    const { ClassId, Begin, End, BookingOpensAt, closesAt } = clubClass;
    const Since = new Date(between(random, BookingOpensAt.getTime(), closesAt.getTime()));
    const payment = diary.book(userId, day, clubClass, staffId);
    added.push({ ClassId, UserId: userId, ClassBegin: Begin, ClassEnd: End, Place, Since, ...payment, ...marks });
  }

  for (const [marks, ids] of marksOf(closed, new Set(athletes.values()))) await markSeats(trx, ids, marks);
  for (const one of closed)
    for (const userId of one.came)
      if (!one.known.some((seat) => seat.UserId === userId)) add(one, userId, 'InSite', one.isOver ? present : unknown);

  const athlete = athletes.get(alessia.nickname);
  const before = new Date(period.now.getTime() - MISSED_DAYS * DAY_MS);
  const missed = closed.findLast(
    ({ clubClass, isEmpty }) => isEmpty && clubClass.Name === alessiaBooks[0] && clubClass.End < before,
  );
  if (isFirst && missed && athlete !== undefined) add(missed, athlete, 'InSite', noShow);

  const rank = ({ kind }: Closed) => (kind?.regulars ? 0 : kind?.isPopular ? 1 : 2);
  const empty = closed.filter(({ isEmpty }) => isEmpty);
  for (const one of shuffled(empty, randomOf(`past ${first.Begin.toISOString()}`)).sort((a, b) => rank(a) - rank(b))) {
    const { clubClass, kind, day, isOver, random, free } = one;
    const all = kind?.regulars?.flatMap((nickname) => athletes.get(nickname) ?? []) ?? [...athletes.values()];
    const others = diary.free(
      shuffled(all, random).filter((userId) => userId !== athlete),
      day,
    );
    const taken = clubClass.MaxInSiteParticipants - free.InSite;
    const missing = Math.max(0, seatsWanted(clubClass.MaxInSiteParticipants, kind, random) - taken);
    const remote = wholeBetween(random, 0, clubClass.MaxRemoteParticipants / 3);
    for (const [index, userId] of others.slice(0, missing + remote).entries())
      add(one, userId, index < missing ? 'InSite' : 'Remote', isOver ? withoutStrap(random) : unknown);
  }
  if (added.length > 0) await insertSeats(trx, clubId, added);
}

function closedClass(
  clubClass: store.ClosedClass,
  known: readonly store.Seat[],
  trained: ReadonlyMap<number, readonly number[]>,
  { from, now }: Period,
): Closed {
  return {
    clubClass,
    known,
    kind: series.find(({ name }) => name === clubClass.Name),
    day: dayIn(timeZone, clubClass.Begin),
    isOver: clubClass.End <= now,
    isEmpty: known.length === 0 && clubClass.closesAt > from,
    came: trained.get(clubClass.Begin.getTime()) ?? [],
    free: {
      InSite: clubClass.MaxInSiteParticipants - clubClass.InSiteParticipants - clubClass.InSiteOffered,
      Remote: clubClass.MaxRemoteParticipants - clubClass.RemoteParticipants,
    },
    random: randomOf(`past ${clubClass.Name} ${clubClass.Begin.toISOString()}`),
  };
}

function marksOf(closed: readonly Closed[], people: ReadonlySet<number>): Map<Marks, number[]> {
  const marked = new Map<Marks, number[]>();
  for (const { known, came, isOver, random } of closed)
    for (const { ClassParticipantId, UserId, State, Attendance } of known) {
      if (!isOver || State !== 'Booked' || Attendance !== null || !people.has(UserId)) continue;
      const marks = came.includes(UserId) ? present : withoutStrap(random);
      marked.set(marks, [...(marked.get(marks) ?? []), ClassParticipantId]);
    }
  return marked;
}

function withoutStrap(random: Random): Marks {
  const share = random();
  if (share < NO_SHOW) return noShow;
  return share < ABSENT ? absent : present;
}

function seatsWanted(max: number, kind: Series | undefined, random: Random): number {
  if (max === 1) return wholeBetween(random, 0, 2);
  if (kind?.isPopular) return wholeBetween(random, max - 3, max + 2);
  return wholeBetween(random, Math.ceil(max * 0.3), Math.ceil(max * 0.6));
}

function trainedAt(userIds: ReadonlyMap<string, number>, from: Date, to: Date): Map<number, number[]> {
  const [first, last] = [from.getTime() - GRID_MS, to.getTime()].map((at) => Temporal.Instant.fromEpochMilliseconds(at));
  const found = new Map<number, number[]>();
  if (!first || !last) return found;
  for (const athlete of allAthletes) {
    const userId = userIds.get(athlete.nickname);
    if (athlete.club !== navigli.code || userId === undefined) continue;
    for (const { begin } of attendances(athlete, first, last)) {
      const at = Math.round(begin.epochMilliseconds / GRID_MS) * GRID_MS;
      found.set(at, [...(found.get(at) ?? []), userId]);
    }
  }
  return found;
}
