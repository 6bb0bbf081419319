import { equipmentPlaces } from '@clubpulse/contract/clubs/equipments';
import { addDays, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import { timeZone } from '@clubpulse/world/clubs';
import { equipments } from '@clubpulse/world/equipments';
import { giulia, livia, marco } from '@clubpulse/world/staff';
import { z } from 'zod';
import { replaceEquipments } from '../clubs/equipments/public.ts';
import { awardMonths } from '../community/trainer-rankings/public.ts';
import type { FileStorage } from '../members/files/public.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { forget, storedValue, storedValueForUpdate, storeOnce } from '../platform/database/installation.ts';
import { openAvailabilities } from './calendar/appointments.ts';
import { bookClasses } from './calendar/bookings.ts';
import { makeClasses } from './calendar/classes.ts';
import { runDesk, setVat } from './money/desk.ts';
import { sellSubscriptions } from './money/sales.ts';
import { mondayOf } from './past/attendances.ts';
import { simulatePast } from './past/live-past.ts';
import { type ClubPeople, callerOf, peopleOf } from './people/club-people.ts';
import { fileDocuments } from './people/documents.ts';
import { joinFamilies } from './people/family.ts';
import { writeLetters } from './people/letter.ts';
import { filePapers } from './people/papers.ts';
import { addPastNotifications } from './people/past-notifications.ts';
import { relate } from './people/relations.ts';
import { addCheckIns } from './people/visits.ts';

const MARK = 'demo.club';
const markSchema = z.object({ until: z.string().nullable() });
const PAST_MARK = 'demo.past';
const pastSchema = z.object({ through: z.coerce.date() });
const DAYS_AHEAD = 14;
const DAYS_BACK = 28;

export async function startClubLife(db: Database, now = new Date(), storedFiles?: FileStorage): Promise<void> {
  const people = await peopleOf(db);
  const manager = await callerOf(db, marco.email);
  const trainer = await callerOf(db, giulia.email);
  if (!people || !manager) return;
  if ((await storedValue(db, MARK)) === undefined) {
    // The mark is stored first, so an interrupted start leaves an incomplete demo but never duplicates.
    await storeOnce(db, MARK, { until: null });
    await equip(db, people.clubId);
    await fileDocuments(db, people, manager.UserId, now);
    await setVat(db, people.clubId);
    await sellSubscriptions(db, people, manager.UserId, now);
    await runDesk(db, people.clubId, (await callerOf(db, livia.email)) ?? manager, now);
    await relate(db, people, { manager, trainer: trainer?.UserId ?? null }, now);
    await addCheckIns(db, people, manager.UserId, now);
    await joinFamilies(db, people, manager.UserId);
    if (storedFiles) await filePapers(db, people, manager, storedFiles, now);
    await openAvailabilities(db);
  }
  const today = dayIn(timeZone, now);
  const begin = mondayOf(addDays(today, -DAYS_BACK));
  const { until } = markSchema.parse(await storedValue(db, MARK));
  if (until === null || until < addDays(today, DAYS_AHEAD)) {
    const from = until === null || until < begin ? begin : addDays(until, 1);
    const dates = { from, today, isFirst: until === null };
    const last = await makeClasses(db, people, manager, trainer?.UserId ?? null, dates);
    await db.transaction().execute(async (trx) => {
      await storedValueForUpdate(trx, MARK);
      await replace(trx, MARK, { until: last });
    });
  }
  await db.transaction().execute((trx) => catchUp(trx, people, manager.UserId, startOfDay(timeZone, begin), now));
  await bookClasses(db, people, manager.UserId, now);
  await addPastNotifications(db, people, now);
  if (until === null && trainer) await writeLetters(db, people, { manager, trainer }, now);
}

const equip = (db: Database, clubId: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const place of equipmentPlaces) await replaceEquipments(trx, clubId, place, equipments[place]);
  });

async function catchUp(trx: Queryable, people: ClubPeople, staffId: number, begin: Date, now: Date): Promise<void> {
  const isFirst = (await storedValue(trx, PAST_MARK)) === undefined;
  await storeOnce(trx, PAST_MARK, { through: begin });
  const { through } = pastSchema.parse(await storedValueForUpdate(trx, PAST_MARK));
  if (through >= now) return;
  await simulatePast(trx, people, staffId, { from: through, now, isFirst });
  await awardMonths(trx, { ClubId: people.clubId, TimeZone: timeZone, today: dayIn(timeZone, now), At: now });
  await replace(trx, PAST_MARK, { through: now });
}

async function replace(trx: Queryable, key: string, value: object): Promise<void> {
  await forget(trx, key);
  await storeOnce(trx, key, value);
}
