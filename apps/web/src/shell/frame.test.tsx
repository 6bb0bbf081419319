import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { Page } from '../kit/page/Page.tsx';
import { openIn } from '../test/screen.tsx';
import { userEvent } from '../test/user.ts';
import { atWidth } from '../test/width.ts';
import { clubWith, noRoles, selfWith } from '../test/world.ts';
import { Frame } from './Frame.tsx';

it('the set-up of a club, which has no shell, also reports a new version', async () => {
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

it.each([
  ['on a phone a screen without a tab has a back button to More', 'phone', 'News', '/More'],
  ['on a phone a tab has no back button', 'phone', 'Journal', null],
  ['on a tablet a screen without a tab has no back button', 'tablet', 'News', null],
] as const)('%s', async (_, width, view, tab) => {
  atWidth(width);
  const self = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
  const { router } = await openIn(
    { Frame, Screen: () => <Page title="A screen">Its body</Page> },
    { self, clubs: [clubWith(1)], path: `/${view}` },
  );
  await screen.findByRole('heading', { name: 'A screen' });
  if (tab === null) {
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    return;
  }
  await userEvent.setup().click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(tab));
});
