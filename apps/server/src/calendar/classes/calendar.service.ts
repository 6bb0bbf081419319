import type { CalendarType, ClassFilterData } from '@clubpulse/contract/calendar/classes/classes';
import { CLASSES_MAX_DAYS, type ClassQuery } from '@clubpulse/contract/calendar/classes/classes.calls';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { isLongerThan } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import type { SerializedResponse } from '../../platform/http/serialized-response.ts';
import { createCalendarCache } from './cache/calendar-cache.live.ts';
import { createClassCache } from './cache/class-cache.live.ts';
import * as store from './calendar.store.ts';
import type { TimesOfDay } from './calendar-filters.store.ts';
import type { ClubPort } from './classes.ports.ts';
import { calendarClassesJson } from './classes.present.ts';
import { filterDataOf } from './filter-data.store.ts';

export type Calendars = ReturnType<typeof createCalendars>;

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const COMMA = Buffer.from(',');
const END = Buffer.from(']}');

export function createCalendars({ db, club, now = () => new Date() }: { db: Database; club: ClubPort; now?: () => Date }) {
  const calendars = createCalendarCache();
  const classes = createClassCache();

  async function timesOf(clubId: ClubId, times: Omit<TimesOfDay, 'timeZone'>): Promise<TimesOfDay | Refusal | undefined> {
    if (Object.values(times).every((value) => value === undefined)) return undefined;
    const found = await club(clubId);
    return found ? { ...times, timeZone: found.TimeZone } : refuse('NotFound');
  }

  async function dataOf(
    listed: readonly store.ListedClass[],
    query: store.CalendarQuery,
    page: store.CalendarPage,
  ): Promise<Buffer[]> {
    const known = listed.map(({ Version }) => classes.get(Version));
    const changed = listed.filter((_class, place) => known[place] === undefined).map(({ ClassId }) => ClassId);
    if (changed.length < listed.length) {
      if (changed.length > 0) classes.store(calendarClassesJson(await store.readClasses(db, query, changed, page)));
      const data = listed.map(({ Version }, place) => known[place] ?? classes.get(Version));
      // A missing class changed in between.
      if (data.every((json) => json !== undefined)) return data;
    }
    const read = calendarClassesJson(await store.readPage(db, query, page));
    classes.store(read);
    return read.map(({ json }) => json);
  }

  return {
    /** The versions are read before the rows, so that a change in between causes no stale result (decision 0017). */
    async list(clubId: ClubId, query: ClassQuery): Promise<SerializedResponse | Refusal> {
      const { draw, start, length, Begin, End, calendarType, expandDates, dayOfWeek, startTime, endTime, ...filters } = query;
      const interval = { Begin: new Date(Begin), End: new Date(End) };
      if (isLongerThan(interval.Begin, interval.End, CLASSES_MAX_DAYS))
        return refuse('DateIntervalTooLong', { values: { max: CLASSES_MAX_DAYS } });
      const times = await timesOf(clubId, { dayOfWeek, startTime, endTime });
      if (times && 'refused' in times) return times;
      const calendar = { ClubId: clubId, ...interval, calendarType, expandDates };
      const filtered = { ...calendar, ...filters, times };

      const unfiltered = !times && Object.values(filters).every((value) => value === undefined || value === '');
      const page = { start, length, planOnce: unfiltered };
      const listed = await store.listVersions(db, filtered, page);
      const isComplete = start === 0 && listed.length < length;
      const recordsFiltered = isComplete ? listed.length : await store.countCalendar(db, filtered);
      const recordsTotal = unfiltered ? recordsFiltered : await store.countCalendar(db, calendar);
      const stamp = [recordsTotal, recordsFiltered, ...listed.map(({ Version }) => Version)].join();
      return calendars(JSON.stringify([clubId, query]), stamp, async () => {
        const data = await dataOf(listed, filtered, page);
        const head = `{"draw":${draw},"recordsTotal":${recordsTotal},"recordsFiltered":${recordsFiltered},"data":[`;
        return Buffer.concat([Buffer.from(head), ...data.flatMap((json, place) => (place === 0 ? [json] : [COMMA, json])), END]);
      });
    },

    filterData(clubId: ClubId, calendarType: CalendarType | undefined): Promise<ClassFilterData> {
      const at = now().getTime();
      return filterDataOf(db, clubId, calendarType, new Date(at - YEAR_MS), new Date(at + YEAR_MS));
    },
  };
}
