import { setImmediate as breathe } from 'node:timers/promises';
import { maxHeartRate } from '@clubpulse/rules/accounts/users/zones';
import { athletes } from '@clubpulse/world/athletes';
import type { Athlete } from '@clubpulse/world/people';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../platform/database/database.ts';
import type { HeartMinuteStore, HeartMinutes } from '../../training/heart-minutes/public.ts';
import { type Places, placesOf } from '../people/places.ts';
import { between, randomOf } from '../random.ts';
import { insertLed, markOver } from '../unserved.store.ts';
import { type Attendance, attendances } from './attendances.ts';
import { type Heart, heartOfClass } from './heart.ts';
import { lastRecorded } from './last-recorded.store.ts';
import { ledClasses } from './led-classes.ts';

const WEEKS = 8;
const MINUTE_S = 60;
const OVER = { minutes: 75 } as const;
const APART = { minutes: 15 } as const;

export async function fillHistory(db: Database, minutes: HeartMinuteStore, now: Temporal.Instant): Promise<number[]> {
  const places = await placesOf(db);
  const received = await lastRecorded(db, athletes);
  const to = now.subtract(OVER);
  await insertLed(db, await ledClasses(db, places, now.subtract({ hours: WEEKS * 7 * 24 }), to));
  const written: number[] = [];
  for (const athlete of athletes) {
    const last = received.get(athlete.email);
    if (!last) continue;
    const from = beginning(now, last.minute);
    const rows = minutesOf(athlete, last.userId, attendances(athlete, from, to), places);
    if (rows.userIds.length === 0) continue;
    await db.transaction().execute(async (trx) => {
      await minutes.store(trx, rows);
      await markOver(trx, last.userId);
    });
    written.push(last.userId);
    await breathe();
  }
  return written;
}

function beginning(now: Temporal.Instant, lastMinute: number | undefined): Temporal.Instant {
  const eightWeeksAgo = now.subtract({ hours: WEEKS * 7 * 24 });
  if (lastMinute === undefined) return eightWeeksAgo;
  const after = Temporal.Instant.fromEpochMilliseconds(lastMinute * 1000).add(APART);
  return Temporal.Instant.compare(after, eightWeeksAgo) > 0 ? after : eightWeeksAgo;
}

function heartOf({ email, born }: Athlete, day: string): Heart {
  const random = randomOf(email);
  return { rest: Math.round(between(random, 52, 68)), max: Math.round(maxHeartRate(born, day) + between(random, -4, 3)) };
}

function minutesOf(athlete: Athlete, userId: number, classes: readonly Attendance[], places: Places): HeartMinutes {
  const rows = {
    userIds: [] as number[],
    minutes: [] as number[],
    clubIds: [] as number[],
    roomIds: [] as number[],
    beats: [] as Uint8Array[],
  };
  for (const { begin, kind, room, random } of classes) {
    const place = places(athlete.club, room);
    if (!place) continue;
    const heart = heartOf(athlete, begin.toString().slice(0, 10));
    const seconds = heartOfClass(heart, kind, random);
    const first = Math.floor(begin.epochMilliseconds / 1000);
    for (let minute = Math.floor(first / MINUTE_S) * MINUTE_S; minute < first + seconds.length; minute += MINUTE_S) {
      rows.userIds.push(userId);
      rows.minutes.push(minute);
      rows.clubIds.push(place.clubId);
      rows.roomIds.push(place.roomId);
      rows.beats.push(minuteOf(seconds, minute - first));
    }
  }
  return rows;
}

function minuteOf(seconds: Uint8Array, offset: number): Uint8Array {
  const beats = new Uint8Array(MINUTE_S);
  for (let second = 0; second < MINUTE_S; second++) beats[second] = seconds[offset + second] ?? 0;
  return beats;
}
