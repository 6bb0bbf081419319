import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import * as shop from '@clubpulse/contract/billing/credits.calls';
import * as classes from '@clubpulse/contract/calendar/classes/classes.calls';
import * as bookings from '@clubpulse/contract/calendar/seats/bookings.calls';
import * as recurringCalls from '@clubpulse/contract/calendar/seats/recurring-bookings.calls';
import type { Call, ResultOf } from '@clubpulse/contract/call';
import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import * as policies from '@clubpulse/contract/clubs/policies.calls';
import { createExpiration } from '@clubpulse/contract/members/documents/documents.calls';
import { expect, vi } from 'vitest';
import { aClass as anHour, hours } from './booking-rows.ts';
import type { ClubRows } from './sample.ts';
import type { TestInput, TestServer } from './server.ts';

const tomorrow = hours(24);
const inAWeek = hours(24 * 8);
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const slot = { DayOfWeek: tomorrow.getUTCDay() || 7, StartTime: '19:00', Duration: 60 };
const Schedule = { Kind: 'Weekly', ScheduleStartDate: dayOf(tomorrow), ScheduleEndDate: dayOf(inAWeek), Slots: [slot] };

export async function join({ db, call }: TestServer, clubId: number, token: string): Promise<void> {
  const { Code } = await db.selectFrom('clubs').select('Code').where('ClubId', '=', clubId).executeTakeFirstOrThrow();
  expect((await call(joinClub, { body: { Code }, token })).status).toBe(200);
  const isKnown = async () => {
    const { AvailableRoles } = (await call(getSelf, { token })).result;
    expect(AvailableRoles.Athlete).toContainEqual({ ClubId: clubId });
  };
  await vi.waitFor(isKnown);
}

export async function takePartInLife(
  server: TestServer,
  rows: ClubRows,
  { staff, athlete }: { readonly staff: string; readonly athlete: string },
): Promise<number> {
  const { club: ClubId, athlete: UserId } = rows;
  async function made<C extends Call>(call: C, input: TestInput<C>): Promise<ResultOf<C>> {
    const { status, result, problem } = await server.call(call, input);
    if (status >= 300) throw new Error(`${call.id} in club ${ClubId}: ${JSON.stringify(problem)}`);
    return result;
  }
  const ofAthlete = { params: { id: UserId }, token: athlete };
  const member = { params: { id: ClubId, userId: UserId }, token: staff };

  await made(policies.setPolicyPublishState, {
    params: { id: ClubId, policyId: rows.policy },
    body: { PublishState: 'Published' },
    token: staff,
  });
  await made(policies.answerPolicies, { ...ofAthlete, body: [{ PolicyId: rows.policy, Acceptance: 'Accepted' }] });

  const order = { ClubId, UserId, Method: 'Cash' };
  const credits = { ...order, OrderType: 'Credits', ClubCreditsPackageId: rows.creditsPackage };
  await made(shop.createOrder, { body: credits, token: staff });
  const tickets = { ...order, OrderType: 'Subscription', ClassSubscriptionId: rows.subscriptionType };
  await made(shop.createOrder, { body: { ...tickets, Besides: [rows.userSubscription] }, token: staff });
  await made(shop.createCreditTransaction, { ...member, body: { Credits: 3, Note: `club ${ClubId}` } });
  const document = { ClubId, UserId, Type: 'Membership', ExpirationDate: dayOf(hours(24 * 90)) };
  await made(createExpiration, { body: document, token: staff });

  const aClass = async (ClassType: 'Lesson' | 'Course') => {
    const fields = { Name: `${ClassType} ${ClubId}`, Color: '#1787A6', MaxInSiteParticipants: 5, CalendarVisibilityDays: 30 };
    const body = { ClubId, ClassType, CalendarType: 'Club', ...fields, Schedule };
    const { ClassId } = (await made(classes.createClass, { body, token: staff })).Class;
    await made(classes.setClassPublishState, { params: { id: ClassId }, body: { PublishState: 'Published' }, token: staff });
    return ClassId;
  };
  const [lesson, course] = [await aClass('Lesson'), await aClass('Course')];
  const soon = await anHour(server.db, ClubId, { Name: `Soon ${ClubId}`, Begin: hours(3) });
  for (const ClassId of [soon, lesson, course]) await made(bookings.bookClass, { ...ofAthlete, body: { ClassId } });
  await made(recurringCalls.createRecurringBooking, { ...ofAthlete, body: { ClassId: lesson } });
  return lesson;
}
