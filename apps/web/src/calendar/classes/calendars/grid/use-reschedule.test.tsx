import { updateSchedule } from '@clubpulse/contract/calendar/classes/schedule.calls';
import type { EventResizeDoneInfo } from '@fullcalendar/react';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../../platform/session.tsx';
import { type Answers, answer, respond } from '../../../../test/network.ts';
import { openIn } from '../../../../test/screen.tsx';
import { userEvent } from '../../../../test/user.ts';
import { clubWith, selfWith } from '../../../../test/world.ts';
import { calendarClassWith } from '../../../test/classes.ts';
import { NOW, refusal } from '../../../test/world.ts';
import { useReschedule } from './use-reschedule.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

async function pull(end: string, answers: Answers = [], start = '2026-11-20T17:00:00Z') {
  const revert = vi.fn();
  const one = calendarClassWith();
  const event = { start: new Date(start), end: new Date(end), extendedProps: { one } };
  function Puller() {
    const resize = useReschedule('Europe/Rome');
    return (
      <button type="button" onClick={() => resize({ event, revert } as unknown as EventResizeDoneInfo)}>
        Pull
      </button>
    );
  }
  const Frame = () => (useSession().state === 'starting' ? null : <Puller />);
  const { sent } = await openIn({ Frame }, { self: selfWith(), clubs: [clubWith(1)], path: '/ClubClasses', answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Pull' }));
  return { revert, changes: () => sent.filter(({ method }) => method !== 'GET') };
}

it.each([
  ['longer than four hours', '2026-11-20T21:30:00Z', '2026-11-20T17:00:00Z', 'Choose at most 4 hours.'],
  ['to a time in the past', '2026-11-19T10:00:00Z', '2026-11-19T09:00:00Z', /past/],
])('a class resized %s is reverted with the reason', async (_how, end, start, words) => {
  const { revert, changes } = await pull(end, [], start);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(revert).toHaveBeenCalledOnce();
  expect(changes()).toEqual([]);
});

it('a resized class is reverted with the reason when the server refuses the duration', async () => {
  const refused = () => respond(409, refusal('ClassHasParticipants'));
  const { revert } = await pull('2026-11-20T18:30:00Z', [answer(updateSchedule, { id: 41 }, refused)]);
  expect(await screen.findByText('Error updating data')).toBeTruthy();
  await waitFor(() => expect(revert).toHaveBeenCalledOnce());
});

it('a resized class is reverted with a message when the request does not reach the server', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const { revert } = await pull('2026-11-20T18:30:00Z', [answer(updateSchedule, { id: 41 }, lost)]);
  expect(await screen.findByText('Error updating data')).toBeTruthy();
  await waitFor(() => expect(revert).toHaveBeenCalledOnce());
});
