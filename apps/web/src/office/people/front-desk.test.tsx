import { listExports, previewExport } from '@clubpulse/contract/billing/accountant/accountant.calls';
import { getCashDesk, listDayCloses } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { listCreditsPackages } from '@clubpulse/contract/billing/credits.calls';
import { listArticles } from '@clubpulse/contract/billing/goods/goods.calls';
import { getClass, getClassFilterData, listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listNamelessSeats, listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { getDeskProfile } from '@clubpulse/contract/members/adding/adding.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { listCheckIns } from '@clubpulse/contract/office/check-in/check-in.calls';
import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { davide, deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { classWith } from '../../calendar/test/world.ts';
import { openApp } from '../../test/app.tsx';
import { oneIn } from '../../test/examples.ts';
import { answer, findCall, respond, type SentCall } from '../../test/network.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

beforeEach(startDay);

type Role = 'FrontDesk' | 'Accountant';
const holder = (role: Role) => selfWith({ AvailableRoles: { ...noRoles, [role]: [{ ClubId: 1 }] } });
const page = <Row,>(data: Row[] = []) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });
const desk = {
  OpenedAt: null,
  Currency: 'EUR',
  Lines: [],
  OnlineSold: 0,
  OnlineGivenBack: 0,
  Moves: [],
  Operators: [],
  Corrections: [],
};
const profile = {
  FirstMidName: davide.FirstMidName,
  LastName: davide.LastName,
  BirthDate: davide.BirthDate,
  Phone: '+39 333 5550 128',
  Address1: null,
  PostalCode: null,
  City: null,
  RowVersion: 1,
  SignsIn: true,
  Correctable: [],
};
const noFilters = {
  Locations: [],
  Trainers: [],
  TrainingTypes: [],
  ServiceTypes: [],
  DisplayGroups: [],
  ClassSubscriptions: [],
  BridgeWorkouts: [],
};
const answers = [
  answer(getDeskProfile, { id: 1, userId: 5 }, profile),
  answer(listClubPeople, { id: 1 }, page()),
  answer(listCheckIns, { id: 1 }, page()),
  answer(getCashDesk, { id: 1 }, desk),
  answer(listDayCloses, { id: 1 }, page()),
  answer(listCreditsPackages, { id: 1 }, []),
  answer(listArticles, { id: 1 }, page()),
  answer(listClasses, { id: 1 }, page()),
  answer(getClassFilterData, { id: 1 }, noFilters),
  answer(getClass, { id: 41 }, classWith({ ClassId: 41 })),
  answer(listParticipants, { id: 41 }, []),
  answer(listNamelessSeats, { id: 41 }, []),
];

const refusedTo = (role: Role, sent: readonly SentCall[]) =>
  sent.flatMap(({ method, path }) => {
    const call = findCall(method, path.split('?')[0] ?? '')?.call;
    return call?.access.who === 'club' && !call.access.roles.includes(role) ? [call.id] : [];
  });

describe('every screen of the front desk', () => {
  it.each(
    oneIn(3, [
      ['/CheckIn', 'Check-in'],
      ['/ManageUsers', 'People'],
      ['/EditUser/5', 'Davide Longo'],
      ['/EditUser/5/bookings', 'Davide Longo'],
      ['/CashDesk', 'Cash desk'],
      ['/ClubClasses', 'Classes'],
      ['/ClubClassParticipants/41', 'HIIT Ignite'],
    ] as const),
  )('%s sends only calls that the front desk may send', { tags: ['examples'] }, async (path, name) => {
    const { sent } = await openDesk(path, answers, holder('FrontDesk'));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(sent.length).toBeGreaterThan(2);
    expect(refusedTo('FrontDesk', sent)).toEqual([]);
  });
});

describe('every screen of an accountant', () => {
  it.each(
    oneIn(3, [
      ['/Transactions', 'Transactions'],
      ['/Debts', 'Unpaid by former members'],
      ['/CashDesk', 'Cash desk'],
    ] as const),
  )('%s sends only calls that an accountant may send', { tags: ['examples'] }, async (path, name) => {
    const { sent } = await openDesk(path, answers, holder('Accountant'));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(refusedTo('Accountant', sent)).toEqual([]);
    expect(screen.queryByRole('button', { name: /^(Add|Pay|Open the)/ })).toBeNull();
  });
});

describe('a member on the page of the front desk', () => {
  it('has contact, subscriptions and bookings, but no tab of trainings, measures or tasks', async () => {
    await openDesk('/EditUser/5', answers, holder('FrontDesk'));
    expect(await screen.findByRole('link', { name: '+39 333 5550 128' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Davide Longo' }).textContent).toBe('SubscriptionsBookings');
    expect(screen.queryByText(/kg|bpm/)).toBeNull();
  });

  it('can be sold what is on sale, without fields for another price or end', async () => {
    await openDesk('/EditUser/5', answers, holder('FrontDesk'));
    const user = deskUser();
    await user.click((await screen.findAllByRole('button', { name: 'Assign subscription' }))[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: /Davide Longo/ })).toBeTruthy();
    expect(await screen.findByText('No subscriptions yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add subscription' })).toBeNull();
  });
});

it('the front desk adds people from the list, in the dialog of the desk', async () => {
  await openDesk('/ManageUsers', answers, holder('FrontDesk'));
  await deskUser().click(await screen.findByRole('button', { name: 'Add people' }));
  expect(await screen.findByRole('dialog', { name: 'Add at the desk' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
});

describe('the app', () => {
  const menuOf = async (role: Role) => {
    const { router, sent } = await openApp({
      self: holder(role),
      clubs: [clubWith(1)],
      path: '/',
      answers: [
        answer(listTags, { id: 1 }, []),
        answer(listCheckIns, { id: 1 }, page()),
        answer(listClubUsers, { id: 1 }, page()),
        answer(listClasses, { id: 1 }, page()),
        answer(listDayCloses, { id: 1 }, page()),
        answer(listExports, { id: 1 }, page()),
        answer(previewExport, { id: 1 }, () => respond(404, {})),
      ],
    });
    await screen.findByRole('heading', { level: 1 });
    const side = within(screen.getByRole('complementary'));
    const links = side.getAllByRole('link').map((link) => link.textContent);
    return { start: router.state.location.pathname, sent, entries: links };
  };

  it('starts at check-in for the front desk, with a menu of its screens only', async () => {
    const { start, sent, entries } = await menuOf('FrontDesk');
    expect(start).toBe('/CheckIn');
    expect(entries).toEqual(['Calendar', 'Members', 'Sales', 'Engage']);
    expect(refusedTo('FrontDesk', sent)).toEqual([]);
  });

  it('starts at the export for an accountant, with a menu of accounting screens only', async () => {
    const { start, sent, entries } = await menuOf('Accountant');
    expect(start).toBe('/Accountant');
    expect(entries).toEqual(['Club', 'Sales']);
    expect(refusedTo('Accountant', sent)).toEqual([]);
  });
});
