import { listBirthdays } from '@clubpulse/contract/members/birthdays.calls';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer } from '../../test/network.ts';

beforeEach(startDay);

const person = { UserId: 5, Nickname: 'Dave', FirstMidName: 'Davide', LastName: 'Longo', PictureUri: null };

it('the birthday list shows members with a birthday soon, with a link to each', { tags: ['atLength'] }, async () => {
  await openDesk('/Birthdays', [answer(listBirthdays, { id: 1 }, [{ ...person, Date: '2026-11-21', Turns: 42 }])]);
  expect((await screen.findByRole('link', { name: 'Davide Longo' })).getAttribute('href')).toContain('EditUser/5');
  expect(screen.getByText(/Tomorrow.*turns 42/)).toBeTruthy();
});

it('the birthday list explains which members it contains when it is empty', async () => {
  await openDesk('/Birthdays', [answer(listBirthdays, { id: 1 }, [])]);
  expect(await screen.findByText(/who share their birth date/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'People' }).getAttribute('href')).toContain('ManageUsers');
});
