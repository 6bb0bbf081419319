import { type ClassFields, type ClassType, classInputSchema } from '@clubpulse/contract/calendar/classes/classes';
import type { Schedule } from '@clubpulse/contract/calendar/classes/schedule';
import type { Caller } from '@clubpulse/rules/accounts/roles/access';
import { addDays, startOfDay } from '@clubpulse/rules/time/days';
import { timeZone } from '@clubpulse/world/clubs';
import { subscriptionTypes } from '@clubpulse/world/prices';
import { COURSE_WEEKS, course, invitation, type Series, series } from '@clubpulse/world/series';
import { createSubscriptionTypes } from '../../billing/subscription-types/public.ts';
import { createClassBatches, createClassMaking } from '../../calendar/classes/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { expectAccepted } from '../expect-accepted.ts';
import type { ClubPeople } from '../people/club-people.ts';
import { classesOfSeries } from './classes.store.ts';

const WEEKS = 8;
const VISIBLE_DAYS = 7;

export async function makeClasses(
  db: Database,
  { clubId, rooms }: ClubPeople,
  manager: Caller,
  trainerId: number | null,
  { from, today, isFirst }: { from: string; today: string; isFirst: boolean },
): Promise<string> {
  const club = async () => ({ ClubId: clubId, BrandId: null, TimeZone: timeZone });
  const making = createClassMaking({ db, club, now: () => startOfDay(timeZone, from) });
  const batches = createClassBatches({ db, club });
  const types = await createSubscriptionTypes({ db }).ofClub(clubId);
  const typeIds = new Map(types.map((type) => [type.Name, type.ClassSubscriptionId]));
  const ahead = from > today ? from : today;
  const until = addDays(ahead, 7 * WEEKS - 1);
  const soon = addDays(ahead, 1);

  for (const one of series) await make(one, one.type ?? 'Group', weekly(one, one.isPublished ? from : soon, until));
  await make(course, 'Course', weekly(course, soon, addDays(soon, 7 * COURSE_WEEKS - 1)));
  const { StartTime: SingleStartTime, Duration: SingleDuration } = invitation;
  if (isFirst) await make(invitation, 'Single', { Kind: 'Single', ScheduleStartDate: soon, SingleStartTime, SingleDuration });
  return until;

  async function make(one: Omit<Series, 'slots'>, ClassType: ClassType, Schedule: Schedule): Promise<void> {
    const input = classInputSchema.parse({ ...fieldsOf(one), ClubId: clubId, ClassType, Schedule });
    const { Class } = expectAccepted(await making.create(manager, input));
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
