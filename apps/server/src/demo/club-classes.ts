import { type ClassFields, type ClassType, classInputSchema } from '@clubpulse/contract/calendar/classes/classes';
import type { Schedule } from '@clubpulse/contract/calendar/classes/schedule';
import type { Caller } from '@clubpulse/rules/accounts/roles/access';
import { addDays } from '@clubpulse/rules/time/days';
import { createClassBatches, createClassMaking } from '../calendar/classes/public.ts';
import { createSeats } from '../calendar/seats/public.ts';
import type { Database } from '../platform/database/database.ts';
import { made } from './club-money.ts';
import { type BookableClass, type ClubPeople, classesOfSeries, emptyClasses, typeIdsOf } from './club-people.store.ts';
import { athleteBooks, athleteNickname, COURSE_WEEKS, course, invitation, type Series, series } from './club-series.ts';
import { subscriptionTypes } from './club-world.ts';
import { randomOf, shuffled, wholeBetween } from './random.ts';
import { timeZone } from './timetable.ts';

const WEEKS = 8;
const VISIBLE_DAYS = 7;
/** How many of those whom staff asks to come say yes. */
const INVITED = 4;

/**
 * Puts the classes on the calendar and publishes them: the weekly ones from `from` until some weeks from now, a course that begins
 * soon and, when there is nothing yet, one by invitation. Answers the last day.
 */
export async function makeClasses(
  db: Database,
  { clubId, rooms }: ClubPeople,
  manager: Caller,
  trainerId: number | null,
  { from, today, isFirst }: { from: string; today: string; isFirst: boolean },
): Promise<string> {
  const club = async () => ({ ClubId: clubId, BrandId: null, TimeZone: timeZone });
  const making = createClassMaking({ db, club });
  const batches = createClassBatches({ db, club });
  const typeIds = await typeIdsOf(db, clubId);
  const ahead = from > today ? from : today;
  const until = addDays(ahead, 7 * WEEKS - 1);
  const soon = addDays(ahead, 1);

  // What nobody saw yet has no past.
  for (const one of series) await make(one, one.type ?? 'Group', weekly(one, one.isPublished ? from : soon, until));
  await make(course, 'Course', weekly(course, soon, addDays(soon, 7 * COURSE_WEEKS - 1)));
  const { StartTime: SingleStartTime, Duration: SingleDuration } = invitation;
  if (isFirst) await make(invitation, 'Single', { Kind: 'Single', ScheduleStartDate: soon, SingleStartTime, SingleDuration });
  return until;

  async function make(one: Omit<Series, 'slots'>, ClassType: ClassType, Schedule: Schedule): Promise<void> {
    const input = classInputSchema.parse({ ...fieldsOf(one), ClubId: clubId, ClassType, Schedule });
    const { Class } = made(await making.create(manager, input));
    if (!one.isPublished) return;
    const ClassIds = Class.ClassScheduleId === null ? [Class.ClassId] : await classesOfSeries(db, Class.ClassScheduleId);
    await batches.setPublishState(manager.UserId, { ClubId: clubId, ClassIds }, 'Published');
  }

  function fieldsOf(one: Omit<Series, 'slots'>): Partial<ClassFields> & { CalendarType: string } {
    return {
      Name: one.name,
      CalendarType: one.calendar ?? 'Club',
      BookingMode: one.mode ?? 'Open',
      TrainingType: one.trainingType,
      ServiceType: one.service ?? null,
      Color: one.color,
      Location: one.location ?? '',
      DisplayGroupId: (one.room && rooms.get(one.room)) ?? null,
      TrainerId: one.service ? null : trainerId,
      MaxInSiteParticipants: one.seats,
      MaxRemoteParticipants: one.remote?.seats ?? 0,
      RemoteLink: one.remote?.link ?? null,
      CreditsCostInSite: one.credits,
      CreditsCostRemote: one.remote ? one.credits : 0,
      ClassSubscriptionIds: one.pays.flatMap((key) => typeIds.get(subscriptionTypes[key].Name) ?? []),
      CalendarVisibilityDays: one.visibleDays ?? VISIBLE_DAYS,
      CancelBeforeHours: 3,
      BookingBeforeHours: 3,
    };
  }
}

const weekly = ({ slots }: Series, ScheduleStartDate: string, ScheduleEndDate: string): Schedule => ({
  Kind: 'Weekly',
  ScheduleStartDate,
  ScheduleEndDate,
  Slots: [...slots],
});

/**
 * Books what can be booked: each class is asked for by some of the members, who get a seat, a place in the queue, or the refusal
 * anybody would get. Classes that somebody has booked already stay as they are.
 */
export async function bookClasses(db: Database, people: ClubPeople, staffId: number, now: Date): Promise<void> {
  const seats = createSeats({ db, seatFreed: async () => {} });
  const alone = { by: 'athlete', paymentMode: 'Auto', force: false, Queue: true } as const;
  const invited = { by: 'staff', paymentMode: 'Auto', force: false, Queue: false } as const;
  for (const given of await emptyClasses(db, people.clubId, now)) {
    const { inSite, remote } = asking(people, given);
    const isInvited = given.BookingMode === 'Invite';
    for (const [Place, userIds] of [
      ['InSite', inSite],
      ['Remote', remote],
    ] as const)
      for (const userId of userIds)
        await seats.join(
          { classId: given.ClassId, userId, staffId: isInvited ? staffId : null, answer: () => undefined },
          { ...(isInvited ? invited : alone), Place },
        );
  }
}

/** Who wants a class, in the order they ask; the demo's athlete first. */
function asking({ athletes }: ClubPeople, given: BookableClass): { inSite: number[]; remote: number[] } {
  const { Name, Begin, BookingMode, MaxInSiteParticipants: max, MaxRemoteParticipants } = given;
  const random = randomOf(`${Name} ${Begin.toISOString()}`);
  const athlete = athletes.get(athleteNickname);
  const kind = series.find((one) => one.name === Name);
  const all = kind?.regulars?.flatMap((nickname) => athletes.get(nickname) ?? []) ?? [...athletes.values()];
  const others = shuffled(
    all.filter((userId) => userId !== athlete),
    random,
  );
  if (BookingMode === 'Invite') return { inSite: others.slice(0, INVITED), remote: [] };
  const wanted = kind?.isPopular ? others.length : wholeBetween(random, Math.floor(max / 2), Math.ceil(max * 1.4));
  return {
    inSite: [...(athlete !== undefined && athleteBooks.includes(Name) ? [athlete] : []), ...others.slice(0, wanted)],
    remote: others.slice(wanted, wanted + Math.ceil(MaxRemoteParticipants / 2)),
  };
}
