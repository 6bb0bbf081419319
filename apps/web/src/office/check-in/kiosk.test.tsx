import { getKioskState, openKiosk } from '@clubpulse/contract/clubs/kiosks.calls';
import { checkInAtKiosk } from '@clubpulse/contract/office/check-in/check-in.calls';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deskUser, startDay } from '../../billing/test/desk.tsx';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';

beforeEach(() => {
  startDay();
  window.localStorage.removeItem('clubpulse.kiosk');
});

const state = { Name: 'Entrance', ClubName: 'Cadenza Isola', PictureUri: null, Language: 'en', TimeZone: 'Europe/Rome' } as const;
const opened = { ...state, Token: 'its-token' };
const Class = { Name: 'Spinning', Begin: '2026-11-20T10:30:00Z', Room: 'Room 2' };
const arrival = { Name: 'Davide', Language: 'it', At: '2026-11-20T09:59:00Z', Again: false, Class, Desk: null } as const;
const refused = (status: number, ErrorType: string) =>
  respond(status, { type: 'about:blank', title: 'x', status, ErrorType, requestId: 'r' });

const openTablet = (answers: Answers, path = '/Kiosk') => openScreen({ self: null, path, answers });
function openDoor(answers: Answers) {
  window.localStorage.setItem('clubpulse.kiosk', JSON.stringify(opened));
  return openTablet([answer(getKioskState, {}, state), ...answers]);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a browser becomes a kiosk by the code of a link, and is still a kiosk after a reload', { tags: ['atLength'] }, async () => {
  const { sent, router } = await openTablet([answer(openKiosk, {}, opened), answer(getKioskState, {}, state)]);
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Code/ });
  await screen.findByRole('button', { name: 'Pair this tablet' });
  expect(field().value).toBe('');
  await act(() => router.navigate('/Kiosk/K4RT9MQA'));
  expect(field().value).toBe('K4RT9MQA');
  await deskUser().click(screen.getByRole('button', { name: 'Pair this tablet' }));
  expect(await screen.findByText('Cadenza Isola')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/Kiosk');
  expect(sent.find(({ path }) => path.endsWith(':open'))?.body).toEqual({ Code: 'K4RT9MQA' });
  expect(JSON.parse(window.localStorage.getItem('clubpulse.kiosk') ?? '')).toEqual(opened);
});

it('the kiosk screen shows why the code of its link is refused', async () => {
  await openTablet([answer(openKiosk, {}, () => refused(404, 'KioskCodeUnknown'))]);
  await deskUser().type(await screen.findByRole('textbox', { name: /^Code/ }), 'NOSUCH22{Enter}');
  expect(await screen.findByText(/No kiosk is waiting for this code/)).toBeTruthy();
});

it("a kiosk reads codes from a scanner although no field has the focus, greets in the member's language, and returns to the club's language", async () => {
  const { sent } = await openDoor([answer(checkInAtKiosk, {}, arrival)]);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code from the app' });
  expect(document.activeElement).toBe(document.body);
  await deskUser().keyboard('K4RT9MQA{Enter}');
  expect(await screen.findByText('Ciao Davide!')).toBeTruthy();
  expect(screen.getByText('Spinning, 11:30, Room 2')).toBeTruthy();
  expect(sent.find(({ path }) => path.endsWith(':arrive'))?.body).toEqual({ Token: 'its-token', Code: 'K4RT9MQA' });
  await pass(4100);
  await waitFor(() => expect(screen.queryByText('Ciao Davide!')).toBeNull());
  expect(await screen.findByRole('heading', { name: 'Type or scan your code' })).toBeTruthy();
  await waitFor(() => expect(field.value).toBe(''));
});

it.each([
  ['NoSubscription', 'You have no valid subscription: please speak to the desk.'],
  ['Please', 'Please speak to the desk.'],
] as const)('a kiosk sends a member to the desk: %s', async (Desk, words) => {
  const late = { ...arrival, Name: null, Language: 'en', Again: true, Class: null, Desk } as const;
  await openDoor([answer(checkInAtKiosk, {}, late)]);
  await screen.findByRole('textbox', { name: 'Code from the app' });
  await deskUser().keyboard('K4RT9MQA{Enter}');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Hello!' })).toBeTruthy();
  expect(screen.getByText('You are already checked in, since 10:59 AM.')).toBeTruthy();
  await pass(5000);
  expect(screen.getByText(words)).toBeTruthy();
});

it.each([
  ['an expired code', () => refused(409, 'CheckInCodeUnknown'), 'This code has expired'],
  ['many wrong codes', () => refused(429, 'CheckInCodeAttempts'), 'That did not work'],
  ['a missing network', () => Promise.reject(new TypeError('away')), 'Not confirmed'],
  ['an unreachable server', () => refused(503, 'ServiceUnavailable'), 'Not confirmed'],
] as const)('a kiosk shows an error text for %s', async (_what, answered, words) => {
  await openDoor([answer(checkInAtKiosk, {}, answered)]);
  await screen.findByRole('textbox', { name: 'Code from the app' });
  await deskUser().keyboard('K4RT9MQA{Enter}');
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
});

it('a kiosk that was deleted stops, and shows that it was deleted', async () => {
  window.localStorage.setItem('clubpulse.kiosk', JSON.stringify(opened));
  await openTablet([answer(getKioskState, {}, () => refused(409, 'KioskUnpaired'))]);
  expect(await screen.findByText(/not paired with the club any more/)).toBeTruthy();
  expect(window.localStorage.getItem('clubpulse.kiosk')).toBeNull();
});
