import { createClass, deleteClass, setClassPublishState, updateClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import { updateSchedule } from '@clubpulse/contract/calendar/classes/schedule.calls';
import { takePart } from '../../test/calendar.ts';
import { provoke, type Refusals, type Stage } from '../../test/refused.ts';

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const singleOn = (days: number) => ({
  Kind: 'Single',
  ScheduleStartDate: dayAhead(days),
  SingleStartTime: '19:00',
  SingleDuration: 60,
});
const spinning = { Name: 'Spinning', Color: '#1787A6', BookingMode: 'Invite', MaxInSiteParticipants: 12 };

export const refusals: Refusals = async (stage) => {
  const { server, world } = stage;
  const token = world.tokens.managerA;
  const { published, attended, over, series } = await prepare(stage);
  const requestOf = (id: number, body?: Record<string, unknown>) => ({
    params: { id },
    token,
    ...(body === undefined ? {} : { body }),
  });
  const saving = (id: number, overrides: object) =>
    provoke(server, updateClass, requestOf(id, { ...spinning, RowVersion: 1, ...overrides }));
  return {
    ClassIsActive: provoke(server, deleteClass, requestOf(published)),
    ClassIsPast: provoke(server, deleteClass, requestOf(over)),
    ClassHasParticipants: provoke(server, setClassPublishState, requestOf(attended, { PublishState: 'Unpublished' })),
    ClassIsPublished: provoke(server, updateSchedule, requestOf(published, singleOn(5))),
    ScheduleGeneratesNoEvents: provoke(server, updateSchedule, requestOf(series, neverInTheWeek())),
    BookingModeLocked: saving(attended, { BookingMode: 'Open' }),
    SeatsBelowParticipants: saving(attended, { MaxInSiteParticipants: 1 }),
  };
};

async function prepare({ server, world, rows }: Stage) {
  const { db } = server;
  const published = rows.class;
  await db.updateTable('classes').set({ PublishState: 'Published' }).where('ClassId', '=', published).execute();
  const created = async (ClassType: 'Single' | 'Group', Schedule: object) => {
    const body = { ...spinning, ClubId: world.clubA, ClassType, CalendarType: 'Club', Schedule };
    return (await server.call(createClass, { body, token: world.tokens.managerA })).result.Class.ClassId;
  };
  const single = () => created('Single', singleOn(3));
  const [attended, over] = [await single(), await single()];
  await takePart(db, attended, 'Booked');
  await takePart(db, attended, 'Booked');
  const ended = { Begin: new Date(Date.now() - 7_200_000), End: new Date(Date.now() - 3_600_000) };
  await db.updateTable('classes').set(ended).where('ClassId', '=', over).execute();
  const Slots = [{ DayOfWeek: 1, StartTime: '19:00', Duration: 60 }];
  const weeks = { Kind: 'Weekly', ScheduleStartDate: dayAhead(1), ScheduleEndDate: dayAhead(15), Slots };
  return { published, attended, over, series: await created('Group', weeks) };
}

function neverInTheWeek(): Record<string, unknown> {
  const date = dayAhead(2);
  const Slots = [{ DayOfWeek: ((new Date(date).getUTCDay() + 3) % 7) + 1, StartTime: '19:00', Duration: 60 }];
  return { Kind: 'Weekly', ScheduleStartDate: date, ScheduleEndDate: date, Slots };
}
