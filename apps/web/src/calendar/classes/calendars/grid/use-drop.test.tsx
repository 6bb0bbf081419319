import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { updateSchedule } from '@clubpulse/contract/calendar/classes/schedule.calls';
import type { EventDropInfo } from '@fullcalendar/react';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../../platform/session.tsx';
import { answer, respond } from '../../../../test/network.ts';
import { openIn } from '../../../../test/screen.tsx';
import { userEvent } from '../../../../test/user.ts';
import { clubWith, selfWith } from '../../../../test/world.ts';
import { calendarClassWith } from '../../../test/classes.ts';
import { NOW } from '../../../test/world.ts';
import { type Dragged, useDrop } from './use-drop.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

async function drop(fields: Partial<CalendarClass>) {
  const [revert, ask] = [vi.fn(), vi.fn<(dragged: Dragged) => void>()];
  const one = calendarClassWith({ Begin: '2026-11-20T17:00:00Z', End: '2026-11-20T18:00:00Z', ...fields });
  const event = { start: new Date('2026-11-20T18:15:00Z'), end: new Date('2026-11-20T19:15:00Z'), extendedProps: { one } };
  function Dropper() {
    const dropped = useDrop('Europe/Rome', ask);
    return (
      <button type="button" onClick={() => dropped({ event, revert } as unknown as EventDropInfo)}>
        Drop
      </button>
    );
  }
  const Frame = () => (useSession().state === 'starting' ? null : <Dropper />);
  const { sent } = await openIn(
    { Frame },
    {
      self: selfWith(),
      clubs: [clubWith(1)],
      path: '/ClubClasses',
      answers: [answer(updateSchedule, { id: 41 }, () => respond(500, {}))],
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Drop' }));
  return { ask, revert, changes: () => sent.filter(({ method }) => method !== 'GET' && method !== 'HEAD') };
}

it('a drop opens a confirmation before a published class moves', async () => {
  const { ask, revert, changes } = await drop({ ClassType: 'Group', PublishState: 'Published' });
  expect(ask.mock.calls[0]?.[0].to).toEqual({ day: '2026-11-20', clock: '19:15' });
  expect(revert).not.toHaveBeenCalled();
  expect(changes()).toEqual([]);
});

it('a drop saves an unpublished Single at once with the same duration', async () => {
  const { ask, changes } = await drop({
    ClassType: 'Single',
    PublishState: 'Unpublished',
    InSiteParticipants: 0,
    InSiteQueued: 0,
  });
  const body = { Kind: 'Single', ScheduleStartDate: '2026-11-20', SingleStartTime: '19:15', SingleDuration: 60 };
  await waitFor(() => expect(changes().find(({ path }) => path.includes('/41/'))?.body).toEqual(body));
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['a course', { ClassType: 'Course', PublishState: 'Published' }, /^A course has several days/],
  ['a day of an unpublished series', { ClassType: 'Group', PublishState: 'Unpublished' }, /^Change the dates of a series/],
] as const)('a drop of %s is reverted with the reason', async (_what, fields, words) => {
  const { ask, revert, changes } = await drop(fields);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(revert).toHaveBeenCalledOnce();
  expect([ask.mock.calls, changes()]).toEqual([[], []]);
});
