import { listMyPaymentOrders } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listMyActivities, listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { InputOf, ResultOf } from '@clubpulse/contract/call';
import { listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { getUserLive } from '@clubpulse/contract/live/board.calls';
import { listMyLiveTrainings } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { listUserInvitations } from '@clubpulse/contract/members/invitations.calls';
import { listMyJoinRequests } from '@clubpulse/contract/members/joining/joining.calls';
import type { openToday } from '@clubpulse/contract/office/openings/openings.calls';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { listReadSheets } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { type Part, partOf } from './part.ts';

type Given = InputOf<typeof openToday>['query'];

export const todayParts = (
  userId: number,
  { trainingsFrom, trainingsTo, bookingsFrom, bookingsTo }: Given,
): Readonly<Record<keyof ResultOf<typeof openToday>, Part>> => ({
  trainings: partOf(listCalendarTrainings, userId, { from: trainingsFrom, to: trainingsTo, count: 1000 }),
  live: partOf(getUserLive, userId),
  sensors: partOf(listUserSensors, userId),
  subscriptions: partOf(listMySubscriptions, userId),
  orders: partOf(listMyPaymentOrders, userId),
  invitations: partOf(listUserInvitations, userId),
  joinRequests: partOf(listMyJoinRequests, userId),
  liveTrainings: partOf(listMyLiveTrainings, userId),
  activities: partOf(listMyActivities, userId),
  bookings: partOf(listMyBookings, userId, { Begin: bookingsFrom, End: bookingsTo, length: 100 }),
  sheets: partOf(listReadSheets, userId),
});
