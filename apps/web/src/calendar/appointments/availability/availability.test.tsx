import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { defaultAvailability, type WrittenAvailability } from '@clubpulse/contract/calendar/appointments';
import { getAvailability, putAvailability } from '@clubpulse/contract/calendar/appointments.calls';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, answer, respond } from '../../../test/network.ts';
import { openScreen } from '../../../test/screen.tsx';
import { userEvent } from '../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../test/world.ts';
import { pageOf } from '../../test/world.ts';

const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const person = (UserId: number, FirstMidName: string) => ({
  UserId,
  Nickname: FirstMidName.toLowerCase(),
  FirstMidName,
  LastName: 'Ferri',
  PictureUri: null,
  Email: '',
  EmailConfirmed: true,
  Roles: ['Trainer' as const],
});
const written: WrittenAvailability = {
  ...defaultAvailability,
  Name: 'Coaching',
  Hours: [{ DayOfWeek: 1, From: '09:00', To: '12:00' }],
  RowVersion: 4,
};

function open(self = trainer, answers: Answers = []) {
  return openScreen({
    self,
    clubs: [clubWith(1)],
    path: '/Availability',
    answers: [
      answer(getAvailability, { id: 1, trainerId: 11 }, written),
      answer(getAvailability, { id: 1, trainerId: 3 }, { ...written, Name: 'Boxing' }),
      answer(putAvailability, { id: 1 }, (body: unknown) => respond(200, body)),
      answer(listSubscriptionTypes, { id: 1 }, []),
      answer(listRooms, { id: 1 }, []),
      answer(listClubUsers, { id: 1 }, pageOf([person(3, 'Giulia'), person(4, 'Marta')])),
      ...answers,
    ],
  });
}
const puts = (sent: readonly { method: string; body: unknown }[]) => sent.filter(({ method }) => method === 'PUT');
const group = (name: string) => within(screen.getByRole('group', { name }));

it('a trainer sets their own availability, with a break, a day off and a second length', async () => {
  const user = userEvent.setup();
  const { sent } = await open();
  await user.click(await screen.findByRole('switch', { name: /^Members can book/ }));
  await user.click(screen.getByRole('button', { name: 'Add hours' }));
  await user.click(screen.getByRole('button', { name: 'Add a day' }));
  const day = screen.getByRole('textbox', { name: /^Date 1/ });
  await user.type(day, '24/12/2030');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Add a length' }));
  const credits = screen.getByRole('textbox', { name: /^Credits 2/ });
  await user.clear(credits);
  await user.type(credits, '30');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Availability saved')).toBeTruthy();
  expect(puts(sent)).toMatchObject([
    {
      body: {
        IsOpen: true,
        Name: 'Coaching',
        Hours: [
          { DayOfWeek: 1, From: '09:00', To: '12:00' },
          { DayOfWeek: 2, From: '09:00', To: '12:00' },
        ],
        Exceptions: [{ Day: '2030-12-24', Kind: 'DayOff', From: null, To: null }],
        Lengths: [
          { Minutes: 60, Credits: 0, Tickets: 1 },
          { Minutes: 90, Credits: 30, Tickets: 1 },
        ],
        RowVersion: 4,
      },
    },
  ]);
  expect(screen.queryByRole('combobox', { name: 'Trainer' })).toBeNull();
});

it('the availability shows an error at hours that are not possible, and sends nothing', async () => {
  const user = userEvent.setup();
  const { sent } = await open();
  await screen.findByRole('switch', { name: /^Members can book/ });
  const to = group('Weekly hours').getByRole('combobox', { name: 'To 1' });
  await user.clear(to);
  await user.type(to, '08:00');
  expect(await screen.findByText('The first time must be before the second.')).toBeTruthy();
  await user.clear(to);
  await user.type(to, '12:10');
  expect(await screen.findByText(/^Choose a time on a quarter of an hour/)).toBeTruthy();
  await user.keyboard('{Control>}s{/Control}');
  expect(puts(sent)).toEqual([]);
});

it('a manager chooses whose availability to set', async () => {
  const user = userEvent.setup();
  const { router } = await open(manager, [answer(getAvailability, { id: 1, trainerId: 4 }, { ...written, Name: 'Yoga' })]);
  expect(await screen.findByDisplayValue('Boxing')).toBeTruthy();
  await user.click(screen.getByLabelText('Trainer', { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: 'Marta Ferri' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Availability/4'));
  expect(await screen.findByDisplayValue('Yoga')).toBeTruthy();
});
