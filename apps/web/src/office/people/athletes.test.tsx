import { addRelationship, listRelationships } from '@clubpulse/contract/accounts/watches.calls';
import type { ClubAthlete } from '@clubpulse/contract/office/people';
import { listClubAthletes, listClubTrainers } from '@clubpulse/contract/office/people.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openDesk, startDay, trainer } from '../../billing/test/desk.tsx';
import { pageWith } from '../../billing/test/money.ts';
import { answer } from '../../test/network.ts';
import { userEvent } from '../../test/user.ts';

beforeEach(startDay);

const person = (UserId: number, FirstMidName: string, Roles: string[]) => ({
  UserId,
  FirstMidName,
  LastName: 'Bruni',
  Nickname: FirstMidName,
  PictureUri: null,
  Email: `${FirstMidName.toLowerCase()}@example.com`,
  EmailConfirmed: true,
  Roles,
});
const anna: ClubAthlete = {
  ...person(5, 'Anna', ['Athlete']),
  IsGuest: true,
  IsStaff: false,
  NewPeriod: 1,
  Followed: true,
  LastTraining: { TrainingId: 3, Begin: '2026-11-19T17:00:00.000Z', Points: 120 },
  LookOut: [{ Kind: 'CertificateExpired', Date: '2026-01-31' }],
};
const berta: ClubAthlete = { ...anna, ...person(6, 'Berta', ['Athlete']), Followed: false, LastTraining: null, LookOut: [] };

it('the list of athletes shows last training and alerts, with links to the journal and a menu to follow them', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await openDesk(
    '/Athletes',
    [
      answer(listClubAthletes, { id: 1 }, pageWith([anna, berta])),
      answer(listRelationships, { id: 11 }, []),
      answer(addRelationship, { id: 11 }, { WatcherId: 11, WatchedId: 6, Type: 2, NotifyWatcher: false }),
    ],
    trainer,
  );
  const rows = await waitFor(() => {
    const found = screen.getAllByRole('row').slice(1);
    expect(found).toHaveLength(2);
    return found;
  });
  expect(rows[0]?.textContent).toMatch(/Anna Bruni.*Followed.*120 points.*Certificate expired/);
  expect(rows[1]?.textContent).toMatch(/Berta Bruni.*no training/);
  expect(screen.getByRole('link', { name: /Anna/ }).getAttribute('href')).toContain('/Journal/5');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Actions for Berta Bruni' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Follow' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/relationships'))).toBe(true));
  await user.click(screen.getByRole('button', { name: /Shown/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'People I follow' }));
  await waitFor(() => expect(sent.at(-1)?.path).toContain('followed=true'));
});

it("the list of trainers shows their classes of the week in the club's time zone", async () => {
  const giulia = {
    ...person(7, 'Giulia', ['Trainer']),
    Classes: 3,
    Minutes: 150,
    People: 21,
    LastClass: null,
    NextClass: { ClassId: 12, Name: 'Spinning', Begin: '2026-11-20T17:00:00.000Z' },
  };
  await openDesk('/Trainers', [answer(listClubTrainers, { id: 1 }, pageWith([giulia]))]);
  const row = (await screen.findByText('Giulia Bruni')).closest('tr');
  if (row === null) throw new Error('no row');
  expect(row.textContent).toMatch(/3 classes 2.h.30 · 21 people.*–.*Spinning/);
  expect(
    within(row)
      .getByRole('link', { name: /Spinning/ })
      .getAttribute('href'),
  ).toContain('/ClubClassParticipants/12');
});
