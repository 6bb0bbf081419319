import { listTags, listUserTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { checkIn, listCheckIns, makeCheckInCode } from '@clubpulse/contract/office/check-in/check-in.calls';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { athlete, davide, deskUser, manager, openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer, respond } from '../../test/network.ts';

beforeEach(startDay);

const { UserId, Nickname, FirstMidName, LastName, PictureUri } = davide;
const came = { CheckInId: 3, UserId, Nickname, FirstMidName, LastName, PictureUri, At: '2026-11-20T09:58:00Z', Kiosk: null };
const arrival = { ...came, Again: false, Class: { ClassId: 41, Name: 'Spinning', Begin: '2026-11-20T10:30:00Z' } };
const page = <Row,>(data: Row[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });

it('the check-in screen checks in a member by a code, shows the booked class, and is ready for the next code', async () => {
  const list: (typeof came)[] = [];
  const { sent } = await openDesk('/CheckIn', [
    answer(listCheckIns, { id: 1 }, () => respond(200, page(list))),
    answer(checkIn, { id: 1 }, () => {
      list.push(came);
      return respond(201, arrival);
    }),
  ]);
  const user = deskUser();
  expect(await screen.findByText('No check-ins yet today')).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  await user.type(field, 'k4rt 9mqa{Enter}');
  expect(await screen.findByText('Davide Longo is checked in')).toBeTruthy();
  expect(screen.getByText(/^Present: Spinning, /)).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Davide Longo' })).toHaveLength(1));
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { Code: 'K4RT 9MQA' } }]);
  await waitFor(() => expect([field.value, document.activeElement]).toEqual(['', field]));
});

it('the check-in screen checks in by name only after a confirmation', async () => {
  const found = { ...davide, Email: 'davide@example.com', EmailConfirmed: true, Roles: ['Athlete' as const] };
  const { sent } = await openDesk('/CheckIn', [
    answer(listCheckIns, { id: 1 }, page([])),
    answer(listClubUsers, { id: 1 }, page([found])),
    answer(checkIn, { id: 1 }, () => respond(201, arrival)),
  ]);
  const user = deskUser();
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(document.activeElement).toBe(code);
  const posts = () => sent.filter(({ method }) => method === 'POST');
  await user.click(await screen.findByRole('combobox', { name: 'Or by name' }));
  await user.click(await screen.findByRole('option', { name: /Davide Longo/ }));
  expect(posts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Check in Davide Longo' }));
  expect(await screen.findByText('Davide Longo is checked in')).toBeTruthy();
  expect(posts()).toMatchObject([{ body: { UserId } }]);
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.queryByRole('button', { name: /^Check in Davide/ })).toBeNull();
});

it('the check-in screen shows the group and kiosk of each arrival and filters by a group', { tags: ['atLength'] }, async () => {
  const [runners, guests] = [
    { ClubTagId: 4, Text: 'Runners', Members: 1 },
    { ClubTagId: -2, Text: null, Members: 1 },
  ];
  const dora = { ...came, CheckInId: 4, UserId: 9, FirstMidName: 'Dora', LastName: 'Neri', Kiosk: 'Side door' };
  await openDesk('/CheckIn', [
    answer(listTags, { id: 1 }, [guests, runners]),
    answer(listUserTags, { id: 1, userId: UserId }, [guests, runners]),
    answer(listCheckIns, { id: 1 }, (_, { query }) =>
      query['ClubTagId'] === '4' ? { ...page([came]), recordsTotal: 2 } : page([came, dora]),
    ),
    answer(checkIn, { id: 1 }, () => respond(201, arrival)),
  ]);
  const user = deskUser();
  expect(await screen.findByText('Side door')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'k4rt 9mqa{Enter}');
  expect(await screen.findByText('Guests')).toBeTruthy();
  expect(screen.getByText('Runners')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Group All' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Runners' }));
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Dora Neri')).toBeNull());
});

it('the check-in screen shows the error of an invalid code at its field', async () => {
  const problem = { type: 'about:blank', title: 'x', status: 409, ErrorType: 'CheckInCodeUnknown', requestId: 'r' };
  await openDesk('/CheckIn', [
    answer(listCheckIns, { id: 1 }, page([came])),
    answer(checkIn, { id: 1 }, () => respond(409, problem)),
  ]);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
  await deskUser().type(field, 'AAAA{Enter}');
  expect(await screen.findByText(/Code expired/)).toBeTruthy();
  expect(field.value).toBe('AAAA');
});

it('the check-in screen shows athletes only their code and renews it before it expires', async () => {
  let count = 0;
  const code = () => respond(201, { Code: `CODE000${(count += 1)}`, ExpiresAt: '2026-11-20T10:03:00Z' });
  await openDesk('/MyCode', [answer(makeCheckInCode, { id: 1 }, code)], athlete);
  expect(await screen.findByText('CODE 0001')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Your code for the desk' })).toBeTruthy();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(await screen.findByText('CODE 0002')).toBeTruthy();
  cleanup();

  const problem = { type: 'about:blank', title: 'x', status: 403, ErrorType: 'InsufficientRights', requestId: 'r' };
  let times = 0;
  const once = () => (times++ === 0 ? { Code: 'CODE0009', ExpiresAt: '2026-11-20T10:10:00Z' } : respond(403, problem));
  await openDesk('/MyCode', [answer(makeCheckInCode, { id: 1 }, once)], athlete);
  expect(await screen.findByText('CODE 0009')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await waitFor(() => expect(screen.queryByText('CODE 0009')).toBeNull());
  cleanup();

  await openDesk('/MyCode', [], manager);
  expect(await screen.findByText('You get a code when you join a club')).toBeTruthy();
});
