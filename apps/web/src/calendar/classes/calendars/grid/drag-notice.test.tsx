import { listOverlaps } from '@clubpulse/contract/calendar/overlaps.calls';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../../platform/session.tsx';
import { answer } from '../../../../test/network.ts';
import { openIn } from '../../../../test/screen.tsx';
import { userEvent } from '../../../../test/user.ts';
import { clubWith, selfWith } from '../../../../test/world.ts';
import { calendarClassWith } from '../../../test/classes.ts';
import { NOW, overlapsWith } from '../../../test/world.ts';
import { DragNotice } from './DragNotice.tsx';
import { useDraggedOver } from './use-dragged-over.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

const one = calendarClassWith();
const event = { extendedProps: { one } };
const hour = (begin: string) => ({ start: new Date(begin), end: new Date(Date.parse(begin) + 3_600_000) });

it('a dragged class shows the overlaps at the time below the pointer, until it is released', async () => {
  function Dragging() {
    const { dragged, over, stop } = useDraggedOver();
    const pass = (begin: string) => over(...([hour(begin), event] as unknown as Parameters<typeof over>));
    return (
      <>
        <button type="button" onClick={() => pass('2026-11-20T18:00:00Z')}>
          Early
        </button>
        <button type="button" onClick={() => pass('2026-11-20T19:15:00Z')}>
          Late
        </button>
        <button type="button" onClick={stop}>
          Release
        </button>
        {dragged !== null && <DragNotice {...dragged} />}
      </>
    );
  }
  const Frame = () => (useSession().state === 'starting' ? null : <Dragging />);
  const busy = String(Date.parse('2026-11-20T19:15:00Z') / 60_000);
  const { sent } = await openIn(
    { Frame },
    {
      self: selfWith(),
      clubs: [clubWith(1)],
      path: '/ClubClasses',
      answers: [
        answer(listOverlaps, { id: 1 }, (_, { query }) =>
          query['Days']?.startsWith(busy) ? overlapsWith('Room', 'Studio') : { Total: 0, Overlaps: [] },
        ),
      ],
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Early' }));
  expect(await screen.findByText('Nothing overlaps.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Late' }));
  expect(await screen.findByText(/^Studio is also used by Yoga Flow/)).toBeTruthy();
  expect(sent.findLast(({ path }) => path.includes('/overlaps'))?.path).toContain(`MovedClassId=${one.ClassId}`);
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(screen.queryByRole('status', { name: '' })?.textContent ?? '').not.toContain('Studio'));
});
