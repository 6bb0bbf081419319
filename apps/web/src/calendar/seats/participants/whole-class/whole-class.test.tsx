import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { getClass, listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listOverlaps } from '@clubpulse/contract/calendar/overlaps.calls';
import { cancelClass, getMoveReach, listParticipants, moveClass } from '@clubpulse/contract/calendar/seats/participants.calls';
import { listClassSessions } from '@clubpulse/contract/live/class-sessions.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, answer } from '../../../../test/network.ts';
import { openScreen } from '../../../../test/screen.tsx';
import { userEvent } from '../../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../../test/world.ts';
import { classWith, NOW, overlapsWith, pageOf, participantWith } from '../../../test/world.ts';

const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const toCome = { Begin: '2026-11-20T17:00:00Z', End: '2026-11-20T17:45:00Z' };

const reachWith = (begins: readonly string[], following: number, people: readonly [number, number]) => ({
  Following: { Begins: begins.slice(-following), People: people[0] },
  All: { Begins: [...begins], People: people[1] },
});
const alone = reachWith([toCome.Begin], 1, [4, 4]);

async function open(fields: Partial<Class> = toCome, answers: Answers = []) {
  const app = await openScreen({
    self: manager,
    clubs: [clubWith(1)],
    path: '/ClubClassParticipants/5',
    answers: [
      answer(getClass, { id: 5 }, classWith(fields)),
      answer(getClass, { id: 6 }, classWith({ ...fields, ClassId: 6 })),
      answer(listParticipants, { id: 5 }, [participantWith(21, 'Alessia')]),
      answer(listParticipants, { id: 6 }, [participantWith(21, 'Alessia')]),
      answer(listClubUsers, { id: 1 }, pageOf([])),
      answer(listClasses, { id: 1 }, pageOf([])),
      answer(listClassSessions, { id: 1 }, []),
      answer(cancelClass, { id: 5 }, { ClassId: 5, People: 4 }),
      answer(moveClass, { id: 5 }, { ClassId: 6, People: 4, Classes: 1 }),
      answer(getMoveReach, { id: 5 }, alone),
      ...answers,
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'HIIT Ignite' });
  const writes = () => app.sent.filter(({ method, path }) => method !== 'GET' && path !== '/reports');
  return { ...app, writes, user: userEvent.setup() };
}
const choose = async (user: ReturnType<typeof userEvent.setup>, act: string) => {
  await user.click(await screen.findByRole('button', { name: /Actions.*HIIT Ignite|HIIT Ignite.*actions/i }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

describe('a class with participants', () => {
  it('can be canceled with a reason', async () => {
    const { user, writes } = await open();
    const dialog = await choose(user, 'Cancel class');
    expect(dialog.getByText(/4 people are notified/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel class' }));
    expect(writes()).toEqual([]);
    await user.type(dialog.getByLabelText(/^Reason/), 'The trainer is ill.');
    await user.click(dialog.getByRole('button', { name: 'Cancel class' }));
    await waitFor(() => expect(writes()).toMatchObject([{ path: '/classes/5/cancel', body: { Reason: 'The trainer is ill.' } }]));
  });

  it('can be moved to another time, and is shown there', async () => {
    const { user, writes, router } = await open();
    const dialog = await choose(user, 'Move to another time');
    const clock = dialog.getByLabelText(/^Start/, { selector: 'input' });
    await user.clear(clock);
    await user.type(clock, '20:30');
    await user.click(dialog.getByRole('button', { name: 'Move class' }));
    await waitFor(() =>
      expect(writes()).toMatchObject([
        { path: '/classes/5/move', body: { ScheduleStartDate: '2026-11-20', SingleStartTime: '20:30', Reason: '' } },
      ]),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/ClubClassParticipants/6'));
  });

  it('that was moved can be moved back for a while', async () => {
    const { user, writes, router } = await open(toCome, [answer(moveClass, { id: 6 }, { ClassId: 5, People: 4, Classes: 1 })]);
    const dialog = await choose(user, 'Move to another time');
    const clock = dialog.getByLabelText(/^Start/, { selector: 'input' });
    await user.clear(clock);
    await user.type(clock, '20:30');
    await user.click(dialog.getByRole('button', { name: 'Move class' }));
    expect(await screen.findByText('HIIT Ignite is moved. 4 people are notified.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('HIIT Ignite is back at the earlier time')).toBeTruthy();
    expect(writes()[1]).toMatchObject({
      path: '/classes/6/move',
      body: { ScheduleStartDate: '2026-11-20', SingleStartTime: '18:00', Scope: 'This' },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/ClubClassParticipants/5'));
  });

  it('of a series moves alone, with the following ones or with all, and shows how many people are notified', async () => {
    const begins = ['2026-11-20T17:00:00Z', '2026-11-27T17:00:00Z', '2026-12-04T17:00:00Z'];
    const second = { Begin: begins[1] ?? '', End: '2026-11-27T17:45:00Z' };
    const { user, writes, sent } = await open(second, [
      answer(getMoveReach, { id: 5 }, reachWith(begins, 2, [7, 9])),
      answer(moveClass, { id: 5 }, { ClassId: 6, People: 7, Classes: 2 }),
    ]);
    const dialog = await choose(user, 'Move to another time');
    expect(dialog.getByText(/^4 people keep seats/)).toBeTruthy();
    await user.click(await dialog.findByRole('radio', { name: 'All upcoming at this time: 3 classes' }));
    expect(dialog.getByText(/^9 people keep seats/)).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'This and the following: 2 classes' }));
    expect(dialog.getByText(/^7 people keep seats/)).toBeTruthy();
    const clock = dialog.getByLabelText(/^Start/, { selector: 'input' });
    await user.clear(clock);
    await user.type(clock, '20:30');
    await waitFor(() => {
      const path = decodeURIComponent(sent.findLast((one) => one.path.includes('/overlaps'))?.path ?? '');
      expect(path).toContain('&ClassId=5');
      expect(path).toMatch(/Days=\d+-45,\d+-45&/);
    });
    await user.click(dialog.getByRole('button', { name: 'Move class' }));
    expect(await screen.findByText('2 classes of HIIT Ignite are moved. 7 people are notified.')).toBeTruthy();
    expect(writes()).toMatchObject([{ path: '/classes/5/move', body: { SingleStartTime: '20:30', Scope: 'Following' } }]);
  });

  it('shows a warning before and after a move when its room is used by another class', async () => {
    const { user, router, sent } = await open(toCome, [answer(listOverlaps, { id: 1 }, overlapsWith('Room', 'Studio'))]);
    const dialog = await choose(user, 'Move to another time');
    const clock = dialog.getByLabelText(/^Start/, { selector: 'input' });
    await user.clear(clock);
    await user.type(clock, '20:30');
    expect(await dialog.findByText(/^Studio is also used by Yoga Flow/)).toBeTruthy();
    const path = sent.findLast((one) => one.path.includes('/overlaps'))?.path;
    expect(path).toContain('MovedClassId=5');
    expect(path).not.toContain('&ClassId=');
    await user.click(dialog.getByRole('button', { name: 'Move class' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ClubClassParticipants/6'));
    expect(await screen.findByText('Overlapping times')).toBeTruthy();
  });

  it('that was canceled shows the reason, and lists no participants', async () => {
    const { sent } = await open({ ...toCome, CanceledAt: '2026-11-19T10:00:00Z', CancelReason: 'The trainer is ill.' });
    expect(await screen.findByText('This class is cancelled')).toBeTruthy();
    expect(screen.getByText('The trainer is ill.')).toBeTruthy();
    expect(sent.some(({ path }) => path.endsWith('/participants'))).toBe(false);
  });

  const moved = { ...toCome, CanceledAt: '2026-11-19T10:00:00Z', CancelReason: '', MovedToClassId: 6 };

  it('that was moved shows when it takes place after all its moves, with a link', async () => {
    await open(moved, [
      answer(getClass, { id: 6 }, classWith({ ...moved, ClassId: 6, MovedToClassId: 7 })),
      answer(getClass, { id: 7 }, classWith({ ...toCome, Begin: '2026-11-21T19:30:00Z', ClassId: 7 })),
    ]);
    expect(await screen.findByText(/^This class was moved to Saturday.*21.*, .*30/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the new time' }).getAttribute('href')).toContain('/ClubClassParticipants/7');
    expect(screen.getByText('Moved')).toBeTruthy();
    expect(screen.queryByText('Cancelled')).toBeNull();
  });

  it('that was moved shows that it was canceled afterwards, with the reason', async () => {
    const canceled = { ...toCome, CanceledAt: '2026-11-19T12:00:00Z', CancelReason: 'The trainer is ill.' };
    await open(moved, [answer(getClass, { id: 6 }, classWith({ ...canceled, ClassId: 6 }))]);
    expect(await screen.findByText(/^This class was moved to .*, and later cancelled$/)).toBeTruthy();
    expect(screen.getByText('The trainer is ill.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the new time' })).toBeNull();
  });
});
