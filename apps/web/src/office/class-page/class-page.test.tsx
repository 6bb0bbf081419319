import { getClass, listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import { listClassSessions, startClassSession } from '@clubpulse/contract/live/class-sessions.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { classWith, pageOf } from '../../calendar/test/world.ts';
import { classSessionWith } from '../../live/test/sessions.ts';
import { answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

it('the class page starts a class that is due, then shows that it runs and offers to end it', async () => {
  const due = classSessionWith();
  let session: ClassSession = due;
  const { sent } = await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/ClubClassParticipants/5',
    answers: [
      answer(getClass, { id: 5 }, classWith({ Begin: due.Begin, End: due.End })),
      answer(listParticipants, { id: 5 }, []),
      answer(listClubUsers, { id: 1 }, pageOf([])),
      answer(listClasses, { id: 1 }, pageOf([])),
      answer(listClassSessions, { id: 1 }, () => [session, classSessionWith({ ClassId: 6, Name: 'Yoga' })]),
      answer(startClassSession, { id: 5 }, () => {
        session = { ...due, ClassSessionId: 8, State: 'Running', StartedAt: new Date().toISOString() };
        return session;
      }),
    ],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Start the class' }));
  expect(await screen.findByText('On air now')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'End class' })).toBeTruthy();
  expect(sent.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual(['/classes/5/session']);
});
