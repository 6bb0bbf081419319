import { assignTags, listTags, listUserTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer } from '../../test/network.ts';

beforeEach(startDay);

const always = { ClubTagId: -1, Text: null, Members: 3 };
const tags = [
  { ClubTagId: 7, Text: 'Mornings', Members: 1 },
  { ClubTagId: 8, Text: 'Runners', Members: 0 },
];

it('the page of a person shows their groups and adds other groups, except the automatic group', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await openDesk('/EditUser/5', [
    answer(listTags, { id: 1 }, [always, ...tags]),
    answer(listUserTags, { id: 1, userId: 5 }, [always, ...tags.slice(0, 1)]),
    answer(assignTags, { id: 1, userId: 5 }, [always, ...tags]),
  ]);
  const user = deskUser();
  expect(await screen.findByText('Self-joined')).toBeTruthy();
  expect(screen.getByText('Mornings')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Add to group: / }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Runners' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^The groups of .+ were saved$/)).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ ClubTagIds: [7, 8] });
});
