import { createClass, setClassPublishState } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listOverlaps } from '@clubpulse/contract/calendar/overlaps.calls';
import { addParticipant } from '@clubpulse/contract/calendar/seats/participants.calls';
import { getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../../platform/session.tsx';
import { type Answers, answer, respond } from '../../../../test/network.ts';
import { openIn } from '../../../../test/screen.tsx';
import { userEvent } from '../../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../../test/world.ts';
import { classWith, NOW, overlapsWith, pageOf, participantWith, refusal } from '../../../test/world.ts';
import { QuickLesson } from './QuickLesson.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

const giulia = { UserId: 3, Nickname: 'giulia', FirstMidName: 'Giulia', LastName: 'Ferri', PictureUri: null, Email: '' };
const made = { Class: classWith({ Name: 'Back again' }), Classes: 1 };

async function open(begin = '2026-11-20T17:00:00Z', create: () => Response | typeof made = () => made, answers: Answers = []) {
  const onClose = vi.fn();
  const lesson = { begin: new Date(begin), end: new Date(Date.parse(begin) + 3_600_000), calendarType: 'PT' as const, onClose };
  const Frame = () => (useSession().state === 'starting' ? null : <QuickLesson {...lesson} />);
  const { sent } = await openIn(
    { Frame },
    {
      self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
      clubs: [clubWith(1)],
      path: '/PersonalTrainers',
      answers: [
        answer(listClubUsers, { id: 1 }, pageOf([{ ...giulia, EmailConfirmed: true, Roles: ['Trainer', 'Athlete'] }])),
        answer(createClass, {}, create),
        ...answers,
      ],
    },
  );
  await screen.findByRole('dialog', { name: 'New lesson' });
  return { onClose, sent, bodies: () => sent.flatMap(({ method, body }) => (method === 'POST' ? [body] : [])) };
}

it('the form for a quick lesson shows the reason instead of its fields in a club without a licence', async () => {
  const state = {
    ClubId: 1,
    Licenses: [],
    Today: '2026-11-20',
    Usage: [],
    Warnings: [{ Kind: 'Ended' as const, Day: '2026-11-17' }],
  };
  await open('2026-11-20T17:00:00Z', undefined, [answer(getClubLicenses, { id: 1 }, state)]);
  expect(await screen.findByText(/^Licence ended .*nothing can be added/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const create = () => screen.getByRole('button', { name: 'Create' });

it('the form for a quick lesson requires only a trainer, preselects the first trainer, and creates a lesson at the selected time', async () => {
  const { onClose, sent, bodies } = await open();
  await waitFor(() => expect(screen.getByDisplayValue('Giulia Ferri')).toBeTruthy());
  expect(sent.filter(({ path }) => path.startsWith('/clubs/1/users') && path.includes('Role=Trainer'))).toHaveLength(1);
  await userEvent.clear(name());
  await userEvent.type(name(), 'Back again');
  await userEvent.click(create());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies()).toMatchObject([
    {
      Name: 'Back again',
      TrainerId: 3,
      MaxInSiteParticipants: 1,
      Schedule: { Kind: 'Single', ScheduleStartDate: '2026-11-20', SingleStartTime: '18:00', SingleDuration: 60 },
    },
  ]);
});

it('a quick lesson for a client is published with a seat for them, and a refusal is shown', { tags: ['atLength'] }, async () => {
  const { bodies } = await open('2026-11-20T17:00:00Z', undefined, [
    answer(setClassPublishState, { id: 5 }, made.Class),
    answer(addParticipant, { id: 5 }, () => respond(409, refusal('PoliciesNotAccepted'))),
  ]);
  await userEvent.click(screen.getByLabelText('Client', { selector: 'input' }));
  await userEvent.click(await screen.findByRole('option', { name: /giulia/ }));
  await userEvent.click(create());
  expect(await screen.findByText('Giulia Ferri has no seat yet')).toBeTruthy();
  expect(bodies().slice(1)).toEqual([{ PublishState: 'Published' }, { UserId: 3 }]);
});

it('the form for a quick lesson warns before and after creating that the client is booked elsewhere at that hour', {
  tags: ['atLength'],
}, async () => {
  const { onClose } = await open('2026-11-20T17:00:00Z', undefined, [
    answer(setClassPublishState, { id: 5 }, made.Class),
    answer(addParticipant, { id: 5 }, participantWith(3, 'Giulia')),
    answer(listOverlaps, { id: 1 }, (_, { query }) =>
      query['UserId'] === '3' || query['ClassIds'] === '5' ? overlapsWith('Athlete', 'Giulia Ferri') : { Total: 0, Overlaps: [] },
    ),
  ]);
  await userEvent.click(screen.getByLabelText('Client', { selector: 'input' }));
  await userEvent.click(await screen.findByRole('option', { name: /giulia/ }));
  expect(await screen.findByText(/^Giulia Ferri is also booked in Yoga Flow at that time/)).toBeTruthy();
  expect(screen.queryByText('Overlapping times')).toBeNull();
  await userEvent.click(create());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await screen.findByText('Overlapping times')).toBeTruthy();
});

it('the form for a quick lesson shows errors only after the first attempt to create a lesson, and sends nothing', async () => {
  const { bodies } = await open();
  await userEvent.clear(name());
  expect(name().getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.click(create());
  expect(name().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(bodies()).toEqual([]);
});

it('the form for a quick lesson clears a refusal of the time when the time changes, but not when the name changes', {
  tags: ['atLength'],
}, async () => {
  const errors = [{ field: 'Schedule.SingleStartTime', key: 'invalid-time' }];
  const { onClose } = await open('2026-11-20T17:00:00Z', () =>
    respond(400, { type: 'about:blank', title: '', status: 400, ErrorType: 'ValidationFailed', requestId: 'r', errors }),
  );
  const time = () => screen.getByRole('combobox', { name: /^Start/ });
  await userEvent.click(create());
  await waitFor(() => expect(time().getAttribute('aria-invalid')).toBe('true'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.type(name(), '!');
  expect(time().getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(time());
  await userEvent.type(time(), '19:00');
  expect(time().getAttribute('aria-invalid')).not.toBe('true');
});
