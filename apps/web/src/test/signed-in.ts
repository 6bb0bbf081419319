import { listConsents, listHealthReads } from '@clubpulse/contract/accounts/consents.calls';
import { listCountries, listTimeZones } from '@clubpulse/contract/accounts/lookups.calls';
import type { Self } from '@clubpulse/contract/accounts/users';
import { getEmailStatus, getSelf } from '@clubpulse/contract/accounts/users.calls';
import { listRelationships } from '@clubpulse/contract/accounts/watches.calls';
import { listMyCredits } from '@clubpulse/contract/billing/credits.calls';
import { listFamilyDebts } from '@clubpulse/contract/billing/family-debts/family-debts.calls';
import { listMyPaymentOrders } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listMeasureEvents } from '@clubpulse/contract/body/measures/measures.calls';
import { listAppointmentTrainers } from '@clubpulse/contract/calendar/appointments.calls';
import { listOverlaps } from '@clubpulse/contract/calendar/overlaps.calls';
import { listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { ResultOf } from '@clubpulse/contract/call';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { listBrandlessClubs, listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { getClubLicenses, getLicenseStop, listBrandLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listUserSensorClaims, listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { listMyLiveTrainings } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { listCalendarResults, listTrainingResults } from '@clubpulse/contract/live/room-results/room-results.calls';
import { listMyCorrections, listMyEmailProposals } from '@clubpulse/contract/members/adding/adding.calls';
import { listFamilies } from '@clubpulse/contract/members/families/families.calls';
import { listInvitations, listUserInvitations } from '@clubpulse/contract/members/invitations.calls';
import { listJoinRequests, listMyJoinRequests } from '@clubpulse/contract/members/joining/joining.calls';
import { countOpenTasks, listClubTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { countUnread, getNotificationSettings } from '@clubpulse/contract/office/notifications.calls';
import { openMenu } from '@clubpulse/contract/office/openings/menu-opening.calls';
import { openClubProfile, openToday } from '@clubpulse/contract/office/openings/openings.calls';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { getProposedMaximum } from '@clubpulse/contract/training/max-heart-rate/max-heart-rate.calls';
import { getWearables } from '@clubpulse/contract/training/wearables/wearables.calls';
import { type Answers, answer, respond, stageNetwork } from './network.ts';

export interface SignedIn {
  self: Self | null;
  clubs?: readonly Club[];
  answers?: Answers;
}

const issuer = 'http://provider.test/oidc';
export const config: ResultOf<typeof getConfig> = {
  issuer,
  clientId: 'web',
  scope: 'openid',
  resource: null,
  signUp: true,
  model: false,
  errorReports: '/api/reports',
  onlineDomain: null,
  demo: false,
  mail: true,
  mapTiles: null,
};

const both = { App: true, Email: true };
export const usualSettings: ResultOf<typeof getNotificationSettings> = {
  Groups: {
    Bookings: both,
    Subscriptions: both,
    Payments: both,
    Documents: both,
    Members: both,
    Challenges: { App: true, Email: true },
    System: { App: true, Email: false },
  },
  QuietFrom: null,
  QuietUntil: null,
  ReminderMinutes: 120,
};

export function signIn({ self, clubs = [], answers = [] }: SignedIn) {
  if (self !== null) {
    const session = {
      access_token: 'token',
      token_type: 'Bearer',
      profile: { sub: '1' },
      expires_at: Math.floor(Date.now() / 1000) + 3600,
    };
    window.localStorage.setItem(`oidc.user:${issuer}:web`, JSON.stringify(session));
  }
  return stageNetwork([
    answer(getConfig, {}, config),
    answer(getSelf, {}, self ?? (() => respond(401, {}))),
    answer(listMyClubs, {}, clubs),
    answer(listCountries, {}, []),
    answer(listTimeZones, {}, []),
    answer(getLicenseStop, {}, { Stop: null }),
    answer(getClubLicenses, {}, { ClubId: 1, Licenses: [], Today: '2026-11-20', Usage: [], Warnings: [] }),
    answer(listBrandLicenses, {}, []),
    answer(listUserSensors, {}, []),
    answer(listUserSensorClaims, {}, []),
    answer(getProposedMaximum, {}, { Proposal: null }),
    answer(listMyCorrections, {}, []),
    answer(listMyEmailProposals, {}, []),
    answer(getWearables, {}, { IsOffered: false, Connection: null }),
    answer(getEmailStatus, {}, { Email: 'ada@example.com', Confirmed: true, State: 'Untried', On: null, LastError: null }),
    answer(listConsents, {}, []),
    answer(listHealthReads, {}, []),
    answer(listRelationships, {}, []),
    answer(listFamilies, {}, []),
    answer(listFamilyDebts, {}, []),
    answer(listMySubscriptions, {}, []),
    answer(listMyCredits, {}, []),
    answer(countUnread, {}, { Unread: 0 }),
    answer(countOpenTasks, {}, { Mine: 0, MineDue: 0, All: 0, AllDue: 0 }),
    answer(listClubTasks, {}, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
    answer(getNotificationSettings, {}, usualSettings),
    answer(listOverlaps, {}, { Total: 0, Overlaps: [] }),
    answer(listAppointmentTrainers, {}, []),
    answer(listMyBookings, {}, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
    answer(listMeasureEvents, {}, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
    answer(listMyLiveTrainings, { id: self?.UserId ?? 1 }, []),
    answer(listTrainingResults, {}, []),
    answer(listCalendarResults, {}, []),
    answer(listMyJoinRequests, {}, []),
    answer(listMyPaymentOrders, {}, []),
    answer(listBrandlessClubs, {}, []),
    answer(listUserInvitations, {}, []),
    answer(listInvitations, {}, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
    answer(openToday, {}, {}),
    answer(openMenu, {}, {}),
    answer(openClubProfile, {}, {}),
    answer(listJoinRequests, {}, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
    ...answers,
  ]);
}
