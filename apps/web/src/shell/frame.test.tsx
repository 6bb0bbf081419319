import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { openIn } from '../test/screen.tsx';
import { clubWith, noRoles, selfWith } from '../test/world.ts';
import { Frame } from './Frame.tsx';

it('who sets up a club, without the shell, is told of a new version too', async () => {
  const self = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
  await openIn({ Frame, Screen: () => <h1>The first steps</h1> }, { self, clubs: [clubWith(1)], path: '/FirstClub' });
  await screen.findByRole('heading', { name: 'The first steps' });
  const { fetch } = window;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.includes('/version') ? Promise.resolve(new Response('newer')) : fetch(url, init),
  );
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('A new version is ready.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload now' })).toBeTruthy();
});
