import { purposes } from '@clubpulse/contract/accounts/consents';
import { listMemberConsents } from '@clubpulse/contract/accounts/consents.calls';
import { listCurrencies } from '@clubpulse/contract/accounts/lookups.calls';
import { getUser } from '@clubpulse/contract/accounts/users.calls';
import { listDeskSales } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { getClubUserCredits, listClubUserCreditTransactions } from '@clubpulse/contract/billing/credits.calls';
import { listDebts, listMyDebts } from '@clubpulse/contract/billing/debts/debts.calls';
import { listMostSold } from '@clubpulse/contract/billing/desk-sales/desk-sales.calls';
import { listMemberFamilyDebts } from '@clubpulse/contract/billing/family-debts/family-debts.calls';
import { listStoredCards } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { getPauseRules, getPaymentSettings, listPaymentAccounts } from '@clubpulse/contract/billing/payment-accounts.calls';
import { getClubVat } from '@clubpulse/contract/billing/receipts/receipts.calls';
import {
  listClubUserSubscriptionRequests,
  listMySubscriptionRequests,
} from '@clubpulse/contract/billing/subscription-requests/subscription-requests.calls';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listClubUserSubscriptions, listMemberWriteOffs } from '@clubpulse/contract/billing/subscriptions.calls';
import { defaultDeskLimits } from '@clubpulse/contract/billing/transactions';
import { getDeskLimits, listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { getMemberBooking, listStrikes } from '@clubpulse/contract/calendar/booking-rules.calls';
import { listClubUserBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { listClubUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { listTags, listUserTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { getMemberLevel } from '@clubpulse/contract/community/levels.calls';
import { listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { getEmailProposal, listClubUserCorrections } from '@clubpulse/contract/members/adding/adding.calls';
import { listClubUserExpirations } from '@clubpulse/contract/members/documents/documents.calls';
import { getMemberFamily } from '@clubpulse/contract/members/families/families.calls';
import { listClubUserFiles } from '@clubpulse/contract/members/files/files.calls';
import { listClubUserNotes } from '@clubpulse/contract/members/notes/notes.calls';
import { getClubUser, listClubUsers } from '@clubpulse/contract/members/people.calls';
import { getMemberStanding } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { getDoNotCall, listClubUserTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { listMemberPrograms } from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { dave } from '@clubpulse/world/offstage';
import { vi } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { vatWith } from './vat.ts';

export const now = new Date('2026-11-20T10:00:00Z');

export const davide = (() => {
  const {
    AvailableRoles: _roles,
    Watches: _watches,
    IsAdmin: _admin,
    IsEditor: _editor,
    MissingFields: _missing,
    ...user
  } = selfWith({
    UserId: 5,
    Email: dave.email,
    Nickname: dave.nickname,
    FirstMidName: dave.first,
    LastName: dave.last,
    BirthDate: dave.born,
    City: 'Milano',
  });
  return user;
})();

export const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
export const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
export const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });

const page = { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] };

export function startDay(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
}

export function openDesk(path: string, answers: Answers = [], self = manager, clubs = [clubWith(1)]) {
  return openScreen({
    self,
    clubs,
    path,
    answers: [
      answer(listStoredCards, { id: 11, clubId: 1 }, []),
      answer(getUser, { id: 5 }, davide),
      answer(
        getMemberStanding,
        { id: 1, userId: 5 },
        {
          Since: '2025-03-04T10:00:00Z',
          CameBy: 'Link',
          WaitsForProof: false,
          Signs: [],
          Weeks: [0, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1],
        },
      ),
      answer(getClubUser, { id: 1, userId: 5 }, { ...davide, Roles: ['Athlete'], ClientStage: 'client' }),
      answer(listMemberConsents, { id: 1, userId: 5 }, [...purposes]),
      answer(listClubUserSubscriptions, { id: 1, userId: 5 }, []),
      answer(listMemberWriteOffs, { id: 1, userId: 5 }, []),
      answer(listDebts, { id: 1 }, page),
      answer(listMyDebts, { id: 11 }, []),
      answer(listClubUserSubscriptionRequests, { id: 1, userId: 5 }, []),
      answer(listMySubscriptionRequests, { id: 11 }, []),
      answer(getClubUserCredits, { id: 1, userId: 5 }, { ClubId: 1, UserId: 5, Balance: 7 }),
      answer(listClubUserCreditTransactions, { id: 1, userId: 5 }, page),
      answer(listClubUserExpirations, { id: 1, userId: 5 }, []),
      answer(listMemberPrograms, { id: 1, userId: 5 }, []),
      answer(listMemberFamilyDebts, { id: 1, userId: 5 }, []),
      answer(listMostSold, { id: 1 }, []),
      answer(listClubUserFiles, { id: 1, userId: 5 }, []),
      answer(listClubUserTasks, { id: 1, userId: 5 }, []),
      answer(listClubUserNotes, { id: 1, userId: 5 }, []),
      answer(getEmailProposal, { id: 1, userId: 5 }, { Proposal: null }),
      answer(listClubUserCorrections, { id: 1, userId: 5 }, []),
      answer(getDoNotCall, { id: 1, userId: 5 }, { Holds: false, Until: null }),
      answer(getMemberFamily, { id: 1, userId: 5 }, { Payer: null, Members: [], Waiting: [] }),
      answer(listTags, { id: 1 }, []),
      answer(listUserTags, { id: 1, userId: 5 }, []),
      answer(listClubUserPolicies, { id: 1, userId: 5 }, []),
      answer(getMemberBooking, { id: 1, userId: 5 }, () => respond(404, {})),
      answer(listStrikes, { id: 1 }, page),
      answer(listClubUserBookings, { id: 1, userId: 5 }, page),
      answer(listClubUsers, { id: 1 }, page),
      answer(listSubscriptionTypes, { id: 1 }, []),
      answer(listCurrencies, {}, [{ Code: 'EUR', Name: 'Euro', Digits: 2 }]),
      answer(listTransactions, { id: 1 }, { ...page, Sums: [] }),
      answer(listDeskSales, { id: 1 }, page),
      answer(listCalendarTrainings, { id: 5 }, []),
      answer(listUserSensors, { id: 5 }, []),
      answer(getMemberLevel, { id: 1, userId: 5 }, { Level: null }),
      answer(getPauseRules, { id: 1 }, { MembersMayPause: false, MaxPauseDays: 60, PausesPerYear: 2 }),
      answer(getClubVat, { id: 1 }, vatWith()),
      answer(getDeskLimits, { id: 1 }, defaultDeskLimits),
      answer(listPaymentAccounts, { id: 1 }, []),
      answer(getPaymentSettings, { id: 1 }, { EnableOnlinePayments: false, EnableStore: true }),
      ...answers,
    ],
  });
}

export const refusal =
  (status: number, ErrorType: string, overrides: object = {}) =>
  () =>
    respond(status, { type: 'about:blank', title: ErrorType, status, ErrorType, requestId: 'r1', ...overrides });

export const deskUser = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
