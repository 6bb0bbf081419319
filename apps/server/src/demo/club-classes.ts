import { classInputSchema } from '@clubpulse/contract/calendar/classes';
import type { Caller } from '@clubpulse/rules/accounts/access';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { createClassBatches } from '../calendar/classes/public.ts';
import { createSeats } from '../calendar/participants/public.ts';
import { createClassMaking } from '../calendar/schedules/public.ts';
import type { Database } from '../platform/database/database.ts';
import { made } from './club-money.ts';
import { type ClubPeople, classesOfSeries, emptyClasses, typeIdsOf } from './club-people.store.ts';
import { athleteBooks, athleteNickname, series, subscriptionTypes } from './club-world.ts';
import { randomOf, wholeBetween } from './random.ts';
import { timeZone } from './timetable.ts';

const WEEKS = 8;
const VISIBLE_DAYS = 7;

/** Puts the weekly classes on the calendar, from `from` for some weeks, and publishes them; answers the last day. */
export async function makeClasses(
  db: Database,
  { clubId, rooms }: ClubPeople,
  manager: Caller,
  trainerId: number | null,
  from: string,
): Promise<string> {
  const club = async () => ({ ClubId: clubId, BrandId: null, TimeZone: timeZone });
  const making = createClassMaking({ db, club });
  const batches = createClassBatches({ db, club });
  const typeIds = await typeIdsOf(db, clubId);
  const until = addDays(from, 7 * WEEKS - 1);
  for (const one of series) {
    const input = classInputSchema.parse({
      ClubId: clubId,
      Name: one.name,
      ClassType: 'Group',
      CalendarType: 'Club',
      TrainingType: one.trainingType,
      Color: one.color,
      DisplayGroupId: rooms.get(one.room) ?? null,
      TrainerId: trainerId,
      MaxInSiteParticipants: one.seats,
      CreditsCostInSite: one.credits,
      ClassSubscriptionIds: one.pays.flatMap((key) => typeIds.get(subscriptionTypes[key].Name) ?? []),
      CalendarVisibilityDays: VISIBLE_DAYS,
      CancelBeforeHours: 3,
      BookingBeforeHours: 3,
      Schedule: { Kind: 'Weekly', ScheduleStartDate: from, ScheduleEndDate: until, Slots: one.slots },
    });
    const { Class } = made(await making.create(manager, input));
    if (!one.isPublished || Class.ClassScheduleId === null) continue;
    const ClassIds = await classesOfSeries(db, Class.ClassScheduleId);
    await batches.setPublishState(manager.UserId, { ClubId: clubId, ClassIds }, 'Published');
  }
  return until;
}

/**
 * Books the days that can be booked: each class is asked for by some of the members, who get a seat, a place in the queue, or the
 * refusal anybody would get. Classes that somebody has booked already stay as they are.
 */
export async function bookClasses(db: Database, { clubId, athletes }: ClubPeople, now: Date): Promise<void> {
  const seats = createSeats({ db, seatFreed: async () => {} });
  const request = { by: 'athlete', Place: 'InSite', paymentMode: 'Auto', force: false, Queue: true } as const;
  const to = new Date(now.getTime() + VISIBLE_DAYS * 86_400_000);
  for (const { ClassId, Name, MaxInSiteParticipants, Begin } of await emptyClasses(db, clubId, now, to)) {
    const join = (userId: number) => seats.join({ classId: ClassId, userId, staffId: null, answer: () => undefined }, request);
    const athlete = athletes.get(athleteNickname);
    if (athlete !== undefined && athleteBooks.includes(Name)) await join(athlete);
    const random = randomOf(`${Name} ${dayIn(timeZone, Begin)}`);
    const others = [...athletes.values()].filter((userId) => userId !== athlete);
    const order = others.map((userId) => ({ userId, key: random() })).sort((a, b) => a.key - b.key);
    const asking = wholeBetween(random, Math.ceil(MaxInSiteParticipants / 2), Math.ceil(MaxInSiteParticipants * 1.4));
    const isPopular = series.some((one) => one.name === Name && one.isPopular);
    for (const { userId } of isPopular ? order : order.slice(0, asking)) await join(userId);
  }
}
