import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { pageOf } from '../../calendar/test/world.ts';
import { loadFirstParts } from '../../kit/lazy-part.ts';
import { startPhrases } from '../../platform/phrases.ts';
import { answer } from '../../test/network.ts';
import { openPart } from '../../test/part.tsx';
import { userEvent } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { type Person, PersonPicker } from './PersonPicker.tsx';

const athlete = (UserId: number, Nickname: string): Person => ({
  UserId,
  Nickname,
  FirstMidName: '',
  LastName: '',
  PictureUri: null,
  Email: '',
  EmailConfirmed: true,
  Roles: ['Athlete'],
});
const people = [athlete(1, 'bruno'), athlete(2, 'alice'), athlete(3, 'alex')];

beforeAll(async () => {
  await startPhrases('en');
  await act(loadFirstParts);
});

function open() {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  function Field() {
    const [person, setPerson] = useState<Person | null>(null);
    return (
      <>
        <PersonPicker clubId={5} label="For whom" nobodyFound="No member" value={person?.UserId ?? null} onChange={setPerson} />
        <output>{person?.Nickname}</output>
      </>
    );
  }
  openPart(<Field />, [
    answer(listClubUsers, { id: 5 }, async (_, { query }) => {
      const text = query['globalSearch'] ?? '';
      if (text !== '') await released;
      return pageOf(people.filter(({ Nickname }) => Nickname?.includes(text)));
    }),
  ]);
  return { release: () => release?.() };
}

const field = () => screen.findByRole('combobox', { name: 'For whom' });
const chosen = () => screen.getByRole('status').textContent;

it('at a desk Enter chooses the first user that matches the typed text, and none before the response', async () => {
  atWidth('desk');
  const { release } = open();
  await userEvent.click(await field());
  expect(await screen.findByRole('option', { name: 'bruno' })).toBeTruthy();
  await userEvent.keyboard('al{Enter}');
  expect(chosen()).toBe('');
  release();
  await waitFor(() => expect(screen.queryByRole('option', { name: 'bruno' })).toBeNull());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(chosen()).toBe('alice'));
});

it('on a phone Enter chooses the first user that matches the typed text, and none before the response', async () => {
  atWidth('phone');
  const { release } = open();
  await userEvent.click(await field());
  const sheet = within(await screen.findByRole('dialog', { name: 'For whom' }));
  const search = sheet.getByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(search));
  expect(await sheet.findByRole('option', { name: 'bruno' })).toBeTruthy();
  await userEvent.keyboard('al{Enter}');
  expect(sheet.getByRole('option', { name: 'bruno' })).toBeTruthy();
  release();
  await waitFor(() => expect(sheet.queryByRole('option', { name: 'bruno' })).toBeNull());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(chosen()).toBe('alice'));
});
