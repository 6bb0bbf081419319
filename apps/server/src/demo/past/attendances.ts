import { navigli, type RoomName, rooms, timeZone } from '@clubpulse/world/clubs';
import type { Athlete } from '@clubpulse/world/people';
import { series } from '@clubpulse/world/series';
import { Temporal } from 'temporal-polyfill';
import { between, type Random, randomOf, wholeBetween } from '../random.ts';
import { type ClassKind, classKinds } from './heart.ts';

export const mondayOf = (day: string): string => {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
};

export interface Attendance {
  readonly begin: Temporal.Instant;
  readonly kind: ClassKind;
  readonly room: RoomName;
  readonly random: Random;
}

const weeks = [
  [1, 3, 5],
  [2, 4],
  [1, 4, 6],
  [2, 4, 6],
  [1, 3],
  [3, 5, 7],
] as const;
const hours = ['07:00', '12:45', '18:15', '19:15'] as const;
const weekendHour = '10:00';
const COMES = 0.85;

export function attendances({ email, strap, club }: Athlete, from: Temporal.Instant, to: Temporal.Instant): Attendance[] {
  const week: readonly number[] = weeks[strap % weeks.length] ?? [];
  const hour = hours[Math.floor(strap / 3) % hours.length] ?? hours[0];
  const last = to.toZonedDateTimeISO(timeZone).toPlainDate();
  const found: Attendance[] = [];
  for (
    let day = from.toZonedDateTimeISO(timeZone).toPlainDate();
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    if (!week.includes(day.dayOfWeek)) continue;
    const random = randomOf(`${email} ${day.toString()}`);
    if (random() > COMES) continue;
    const clock = day.dayOfWeek > 5 ? weekendHour : hour;
    const time = Temporal.PlainTime.from(clock);
    const begin = day
      .toZonedDateTime({ timeZone, plainTime: time })
      .add({ seconds: Math.round(between(random, -180, 200)) })
      .toInstant();
    if (Temporal.Instant.compare(begin, from) < 0 || Temporal.Instant.compare(begin, to) > 0) continue;
    const kind = classKinds[(day.dayOfWeek + strap) % classKinds.length] ?? 'endurance';
    const anyRoom = rooms[wholeBetween(random, 0, rooms.length - 1)]?.name ?? 'Studio 1';
    const room = (club === navigli.code && roomOfClass(day.dayOfWeek, clock)) || anyRoom;
    found.push({ begin, kind, room, random });
  }
  return found;
}

const roomOfClass = (dayOfWeek: number, clock: string): RoomName | undefined =>
  series.find(({ slots }) => slots.some((slot) => slot.DayOfWeek === dayOfWeek && slot.StartTime === clock))?.room;
