import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { countOpenTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../test/app.tsx';
import { answer } from '../../test/network.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const linksOf = async (list: string) =>
  within(await screen.findByRole('navigation', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('the screen More shows an athlete their own screens before any form', async () => {
  await openApp({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/More',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Me' })).toBeTruthy();
  expect(await linksOf('More')).toEqual([
    'Notifications',
    'Messages',
    'My challenges',
    'My ranking',
    'My level',
    'My subscriptions and credits',
    'Body measures',
    'My health',
    'Guided workouts',
    'Videos on demand',
    'My files',
    'My code',
    'Policies',
    'Profile and account',
    'News',
    'Join with a code',
  ]);
});

it('the screen More shows staff the state of bridges and their due tasks, like the menu on a wide screen', async () => {
  await openApp({
    self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/More',
    answers: [answer(countOpenTasks, { id: 1 }, { Mine: 3, MineDue: 2, All: 4, AllDue: 3 }), answer(listBridges, { id: 1 }, [])],
  });
  await screen.findByRole('heading', { level: 1, name: 'More' });
  const main = screen.getByRole('main');
  const tasks = await within(main).findByRole('link', { name: 'Tasks, 2 to do' });
  expect(tasks.getAttribute('href')).toMatch(/Tasks$/);
  expect(await within(main).findByRole('link', { name: 'No bridges yet' })).toBeTruthy();
});

it('the screen More shows staff the screens that have no tab', async () => {
  await openApp({
    self: selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/More',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'More' })).toBeTruthy();
  expect(await linksOf('More')).not.toContain('My subscriptions and credits');
});

it('the screen More shows the brand of each club that can be chosen', async () => {
  await openApp({
    self: selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }, { ClubId: 2 }] } }),
    clubs: [
      { ...clubWith(1), BrandName: 'Cadenza' },
      { ...clubWith(2), BrandName: null },
    ],
    path: '/More',
  });
  const choice = await screen.findAllByRole('button', { pressed: true });
  expect(choice.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/CadenzaTrainer$/)]);
  const [other] = screen.getAllByRole('button', { pressed: false });
  expect(other?.textContent).toMatch(/[^a]Trainer$/);
});
