import { navigli, timeZone } from '@clubpulse/world/clubs';
import { series } from '@clubpulse/world/series';
import { giulia } from '@clubpulse/world/staff';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../platform/database/database.ts';
import { userIdsOf } from '../people/ids.store.ts';
import type { Places } from '../people/places.ts';
import type { LedClass } from '../unserved.store.ts';

export async function ledClasses(
  db: Database,
  places: Places,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<LedClass[]> {
  const TrainerId = (await userIdsOf(db, [giulia.email])).get(giulia.email) ?? null;
  const [first, last] = [from, to].map((instant) => instant.toZonedDateTimeISO(timeZone).toPlainDate());
  const led: LedClass[] = [];
  for (let day = first; day && last && Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    for (const { name: Name, room, slots, isPublished, calendar } of series) {
      const place = room && isPublished && calendar === undefined ? places(navigli.code, room) : undefined;
      if (!room || !place) continue;
      for (const { DayOfWeek, StartTime, Duration } of slots) {
        if (DayOfWeek !== day.dayOfWeek) continue;
        const begin = day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(StartTime) });
        const end = begin.add({ minutes: Duration });
        if (Temporal.Instant.compare(end.toInstant(), to) > 0) continue;
        const [Begin, End] = [begin.toInstant().toString(), end.toInstant().toString()];
        led.push({ ClubId: place.clubId, Name, TrainerId, DisplayGroupId: place.roomId, RoomName: room, Begin, End });
      }
    }
  return led;
}
