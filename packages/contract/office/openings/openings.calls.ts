import { z } from 'zod';
import { listMyPaymentOrders } from '../../billing/online-payments/online-payments.calls.ts';
import { listMySubscriptions } from '../../billing/subscriptions.calls.ts';
import { listTransactions } from '../../billing/transactions.calls.ts';
import { listClasses } from '../../calendar/classes/classes.calls.ts';
import { listMyActivities, listMyBookings } from '../../calendar/seats/bookings.calls.ts';
import { call, inClub, theUser } from '../../call.ts';
import { getClubSummary } from '../../clubs/clubs.calls.ts';
import { getClubLicenses } from '../../clubs/licenses/licenses.calls.ts';
import { listBridges } from '../../devices/bridges.calls.ts';
import { listUserSensors } from '../../devices/sensors.calls.ts';
import { getUserLive, listLiveAthletes } from '../../live/board.calls.ts';
import { listMyLiveTrainings } from '../../live/live-trainings/participants.calls.ts';
import { listUserInvitations } from '../../members/invitations.calls.ts';
import { listMyJoinRequests } from '../../members/joining/joining.calls.ts';
import { listClubTasks } from '../../members/tasks/tasks.calls.ts';
import { idParams, instantInputSchema } from '../../scalars.ts';
import { listCalendarTrainings } from '../../training/trainings.calls.ts';
import { listReadSheets } from '../../workouts/sheets/sheets.calls.ts';
import { listClubNeeds, listMoneyDue } from '../club-overview.calls.ts';

const isBefore = (one: string, other: string): boolean => Date.parse(one) < Date.parse(other);

export const openToday = call({
  id: 'openings.today',
  method: 'GET',
  path: '/users/{id}/today',
  summary:
    'Returns what the screen Today shows first. Each part is the result of another call, and is absent if that call refuses it.',
  params: idParams,
  query: z
    .object({
      trainingsFrom: instantInputSchema,
      trainingsTo: instantInputSchema,
      bookingsFrom: instantInputSchema,
      bookingsTo: instantInputSchema,
    })
    .refine((query) => isBefore(query.trainingsFrom, query.trainingsTo), { path: ['trainingsTo'], message: 'interval-order' })
    .refine((query) => isBefore(query.bookingsFrom, query.bookingsTo), { path: ['bookingsTo'], message: 'interval-order' }),
  result: z
    .object({
      trainings: listCalendarTrainings.result,
      live: getUserLive.result,
      sensors: listUserSensors.result,
      subscriptions: listMySubscriptions.result,
      orders: listMyPaymentOrders.result,
      invitations: listUserInvitations.result,
      joinRequests: listMyJoinRequests.result,
      liveTrainings: listMyLiveTrainings.result,
      activities: listMyActivities.result,
      bookings: listMyBookings.result,
      sheets: listReadSheets.result,
    })
    .partial(),
  shows: [],
  access: theUser('params.id'),
});

export const openClubProfile = call({
  id: 'openings.clubProfile',
  method: 'GET',
  path: '/clubs/{id}/overview',
  summary:
    'Returns what the overview of a club shows first, with the classes and transactions of an interval and the tasks of the caller. Each part is the result of another call, and is absent if that call refuses it.',
  params: idParams,
  query: z
    .object({ Begin: instantInputSchema, End: instantInputSchema })
    .refine((query) => isBefore(query.Begin, query.End), { path: ['End'], message: 'interval-order' }),
  result: z
    .object({
      summary: getClubSummary.result,
      classes: listClasses.result,
      needs: listClubNeeds.result,
      tasks: listClubTasks.result,
      moneyDue: listMoneyDue.result,
      transactions: listTransactions.result,
      bridges: listBridges.result,
      live: listLiveAthletes.result,
      licenses: getClubLicenses.result,
    })
    .partial(),
  shows: [],
  access: inClub('params.id', ['Owner', 'Manager']),
});
