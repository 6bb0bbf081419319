import { configure } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { openApp, respond } from '../../test/app.tsx';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

/** The club's day in these tests. */
export const now = new Date('2026-11-20T10:00:00Z');

/** A member as GET users/5 answers her. */
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
    Email: 'davide.longo@example.com',
    Nickname: 'Dave',
    FirstMidName: 'Davide',
    LastName: 'Longo',
    BirthDate: '1985-03-05',
    City: 'Milano',
  });
  return user;
})();

export const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
export const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
export const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });

const page = { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] };

// A screen's first loading compiles it.
configure({ asyncUtilTimeout: 8000 });

/** Begins a test in the club's morning. */
export function startDay(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
}

/** What the desk's screens ask for, with nothing in it, and the answers given. */
export function openDesk(path: string, answers: Record<string, object | ((body: unknown) => Response)> = {}, self = manager) {
  return openApp({
    self,
    clubs: [clubWith(1)],
    path,
    answers: {
      'GET /users/5': davide,
      'GET /clubs/1/users/5/subscriptions': [],
      'GET /clubs/1/users/5/credits': { ClubId: 1, UserId: 5, Balance: 7 },
      'GET /clubs/1/users/5/creditTransactions': page,
      'GET /clubs/1/users/5/expirations': [],
      'GET /clubs/1/users/5/policies': [],
      'GET /clubs/1/users/5/booking': () => respond(404, {}),
      'GET /clubs/1/users': page,
      'GET /clubs/1/subscriptions': [],
      'GET /clubs/1/transactions': page,
      'GET /clubs/1/paymentSettings': { EnableOnlinePayments: false, EnableStore: true },
      'GET /health': {},
      ...answers,
    },
  });
}

export const refusal =
  (status: number, ErrorType: string, more: object = {}) =>
  () =>
    respond(status, { type: 'about:blank', title: ErrorType, status, ErrorType, requestId: 'r1', ...more });

export const deskUser = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
