import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../test/app.tsx';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const linksOf = (list: string) =>
  within(screen.getByRole('navigation', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows an athlete what is hers before any form', async () => {
  await openApp({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/More',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Me' })).toBeTruthy();
  expect(linksOf('More')).toEqual([
    'Notifications',
    'Messages',
    'My subscriptions and credits',
    'My files',
    'My code',
    'Policies',
    'Profile and account',
    'News',
    'Join with a code',
  ]);
});

it('shows staff what has no tab', async () => {
  await openApp({
    self: selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/More',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'More' })).toBeTruthy();
  expect(linksOf('More')).not.toContain('My subscriptions and credits');
});
