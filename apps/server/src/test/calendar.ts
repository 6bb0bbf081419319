import { type Class, type ClassInput, classInputSchema } from '@clubpulse/contract/calendar/classes/classes';
import type { Schedule, ScheduledDay, ScheduledDayException, WeeklySlot } from '@clubpulse/contract/calendar/classes/schedule';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Caller } from '@clubpulse/rules/accounts/roles/access';
import type { z } from 'zod';
import {
  createCalendars,
  createClassBatches,
  createClassClones,
  createClasses,
  createClassMaking,
  createSchedules,
} from '../calendar/classes/public.ts';
import { createClubs } from '../clubs/clubs/public.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { createTestDatabase } from './database.ts';
import { aClub, aRole, aUser } from './rows.ts';

export const now = new Date('2026-11-20T12:00:00Z');

async function openCalendar() {
  const database = await createTestDatabase();
  const open = openDatabase(database.url);
  const { db } = open;
  const restore = () => {
    throw new Error('No test of the calendar asks for a summary.');
  };
  const clubs = createClubs({
    db,
    memberJoined: [],
    joinRequested: restore,
    licenses: { refuseAdding: restore },
    ports: { trainingNow: restore, trainingsToday: restore, bridges: restore },
  });
  const parts = { db, club: clubs.facts, now: () => now };
  const licence = { holds: true };
  const making = createClassMaking(parts);
  return {
    db,
    licence,
    classes: createClasses(parts),
    calendars: createCalendars(parts),
    batches: createClassBatches(parts),
    schedules: createSchedules({
      ...parts,
      licenses: { refuseUnlicensed: async () => (licence.holds ? undefined : refuse('LicenseRequired')) },
    }),
    clones: createClassClones(parts),
    making,
    makingAt: (at: Date) => createClassMaking({ ...parts, now: () => at }),
    async make(input: z.input<typeof classInputSchema>): Promise<Class & { readonly ids: number[] }> {
      const manager = await aManager(db, input.ClubId);
      const made = accepted(await making.create(manager, classInputSchema.parse(input))).Class;
      const ids = made.ClassScheduleId === null ? [made.ClassId] : await idsOfSeries(db, made.ClassScheduleId);
      return { ...made, ids };
    },
    async close(): Promise<void> {
      await open.close();
      await database.drop();
    },
  };
}

export type ClubCalendar = Awaited<ReturnType<typeof openClubCalendar>>;

export async function openClubCalendar() {
  const server = await openCalendar();
  const { classes, schedules } = server;
  const clubId = await aClubIn(server.db, 'Europe/Rome');
  const manager = await aManager(server.db, clubId);
  const by = manager.UserId;
  return {
    ...server,
    clubId,
    manager,
    made: (overrides: Parameters<typeof aClassOf>[1] = { Schedule: single('2026-11-30') }) =>
      server.make(aClassOf(clubId, overrides)),
    publish: (classId: number) => classes.setPublishState(by, classId, 'Published'),
    unpublish: (classId: number) => classes.setPublishState(by, classId, 'Unpublished'),
    replace: (classId: number, schedule: Schedule) => schedules.replace(by, classId, schedule),
    except: (classId: number, ...days: ScheduledDayException[]) => schedules.except(by, classId, days),
    daysOf: async (classId: number) => accepted(await schedules.days(classId)),
    remove: (classId: number) => server.making.delete(by, classId),
    clone: async (ClassIds: number[], ShiftDays: number) =>
      accepted(await server.clones.batchClone(by, { ClubId: clubId, ClassIds, ShiftDays })),
  };
}

export const refused = (answer: unknown) => (answer as Refusal | undefined)?.refused;
export const refusedKeys = (answer: unknown) => (answer as Refusal).errors?.map((error) => error.key);
export const refusedFields = (answer: unknown) => (answer as Refusal).errors?.map((error) => error.field);

export function accepted<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`${answer.refused} ${JSON.stringify(answer.errors ?? answer.values ?? '')}`);
  return answer;
}

export async function aManager(db: Database, ClubId: number): Promise<Caller> {
  const UserId = await aUser(db);
  await aRole(db, UserId, 'Manager', ClubId);
  return {
    UserId,
    isAdmin: false,
    roles: { Owner: [], Manager: [{ ClubId }], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] },
  };
}

export async function aTrainer(db: Database, ClubId: number): Promise<Caller> {
  const UserId = await aUser(db);
  await aRole(db, UserId, 'Trainer', ClubId);
  return {
    UserId,
    isAdmin: false,
    roles: { Owner: [], Manager: [], Trainer: [{ ClubId }], FrontDesk: [], Accountant: [], Athlete: [] },
  };
}

export const aClubIn = (db: Database, TimeZone: string): Promise<number> => aClub(db, { TimeZone });

export const aClassOf = (
  ClubId: number,
  overrides: Partial<z.input<typeof classInputSchema>> & Pick<ClassInput, 'Schedule'>,
): z.input<typeof classInputSchema> => ({
  ClubId,
  Name: 'Spinning',
  ClassType: overrides.Schedule.Kind === 'Single' ? 'Single' : 'Group',
  CalendarType: 'Club',
  Color: '#1787a6',
  MaxInSiteParticipants: 10,
  ...overrides,
});

export const single = (ScheduleStartDate: string, SingleStartTime = '10:00', SingleDuration = 60): Schedule => ({
  Kind: 'Single',
  ScheduleStartDate,
  SingleStartTime,
  SingleDuration,
});
export const weekly = (ScheduleStartDate: string, ScheduleEndDate: string, ...Slots: WeeklySlot[]): Schedule => ({
  Kind: 'Weekly',
  ScheduleStartDate,
  ScheduleEndDate,
  Slots,
});
/** `DayOfWeek` 1 is Monday. */
export const slot = (DayOfWeek: number, StartTime: string, Duration = 60): WeeklySlot => ({ DayOfWeek, StartTime, Duration });

export const mondays = weekly('2026-11-23', '2026-12-14', slot(1, '19:00'));
export const dayTexts = (days: readonly ScheduledDay[]) =>
  days.map((day) => `${day.Begin.slice(0, 16)} ${day.Type} ${day.ClassId ?? '-'}`);

const idsOfSeries = async (db: Database, scheduleId: number): Promise<number[]> =>
  (await db.selectFrom('classes').select('ClassId').where('ClassScheduleId', '=', scheduleId).orderBy('Begin').execute()).map(
    (row) => row.ClassId,
  );

export async function takePart(db: Database, classId: number, State: 'Booked' | 'Waiting'): Promise<void> {
  const row = await db
    .updateTable('classes')
    .set((eb) => ({
      PublishState: 'Published',
      ...(State === 'Booked'
        ? { InSiteParticipants: eb('InSiteParticipants', '+', 1) }
        : { InSiteQueued: eb('InSiteQueued', '+', 1) }),
    }))
    .where('ClassId', '=', classId)
    .returning(['ClubId', 'Begin', 'End'])
    .executeTakeFirstOrThrow();
  const userId = await aUser(db);
  await aRole(db, userId, 'Athlete', row.ClubId);
  await db
    .insertInto('class_participants')
    .values({
      ClassId: classId,
      UserId: userId,
      ClubId: row.ClubId,
      ClassBegin: row.Begin,
      ClassEnd: row.End,
      Place: 'InSite',
      State,
      PaymentKind: State === 'Booked' ? 'Free' : null,
    })
    .execute();
}
