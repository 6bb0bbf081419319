import { getClassFilterData } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listParticipantSubscriptions } from '@clubpulse/contract/calendar/seats/participants.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, respond } from '../../../../test/network.ts';
import { openScreen } from '../../../../test/screen.tsx';
import { userEvent } from '../../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../../test/world.ts';
import { flex10, NOW, noFilterData, pageOf } from '../../../test/world.ts';

const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const entry = {
  ClassId: 5,
  ClassName: 'HIIT Ignite',
  Begin: '2026-11-19T17:00:00Z',
  UserId: 21,
  Nickname: 'Ale',
  FirstMidName: 'Alessia',
  LastName: 'Conti',
  State: 'Booked',
  Place: 'InSite',
  Paid: flex10(6),
  SubscriptionState: 'Active',
  ExpiryDate: '2027-01-31',
} as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

it('the list of the week shows members and their subscriptions, with the filters in the URL', async () => {
  const entries = () => respond(200, pageOf([entry]));
  const { sent, router } = await openScreen({
    self: manager,
    clubs: [clubWith(1)],
    path: '/ClassParticipantSubscriptions',
    answers: [
      answer(listParticipantSubscriptions, { id: 1 }, entries),
      answer(
        getClassFilterData,
        { id: 1 },
        {
          ...noFilterData,
          ClassSubscriptions: [{ ClassSubscriptionId: 3, Name: 'Flex 10' }],
        },
      ),
    ],
  });
  const user = userEvent.setup();
  const table = await screen.findByRole('table');
  const row = within(table).getByRole('row', { name: /Alessia Conti/ });
  for (const words of ['Thu 19/11, 18:00', '6 left', '31/01/2027']) expect(row.textContent).toContain(words);

  const paths = () => sent.map(({ path }) => path).filter((path) => path.includes('participantSubscriptions'));
  expect(paths().at(-1)).toContain('Begin=2026-11-15T23%3A00%3A00Z&End=2026-11-22T23%3A00%3A00Z');
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(paths().at(-1)).toContain('Begin=2026-11-22T23%3A00%3A00Z'));
  expect(router.state.location.search).toBe('?day=2026-11-23');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'conti');
  await waitFor(() => expect(paths().at(-1)).toContain('globalSearch=conti'));
  expect(router.state.location.search).toBe('?day=2026-11-23&search=conti');
});

it('the list of the week shows one card for each class on a phone', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: !media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const later = { ...entry, ClassId: 6, ClassName: 'Yoga Flow', State: 'Waiting', Paid: null, ExpiryDate: null } as const;
  await openScreen({
    self: manager,
    clubs: [clubWith(1)],
    path: '/ClassParticipantSubscriptions',
    answers: [
      answer(listParticipantSubscriptions, { id: 1 }, pageOf([entry, { ...entry, UserId: 22, FirstMidName: 'Bruno' }, later])),
      answer(getClassFilterData, { id: 1 }, noFilterData),
    ],
  });
  await screen.findByRole('heading', { level: 2, name: /Yoga Flow/ });
  expect(screen.queryByRole('table')).toBeNull();
  const entries = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(entries.filter((text) => text?.includes('until 31/01/2027'))).toHaveLength(2);
  expect(entries.filter((text) => text?.includes('waiting'))).toHaveLength(1);
});
