import { listPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { listBridges, listRegistrationCodes } from '@clubpulse/contract/devices/bridges.calls';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../../test/app.tsx';
import { answer } from '../../test/network.ts';
import { userEvent as user } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const open = async () => {
  const app = await openApp({
    self: manager,
    clubs: [clubWith(1)],
    path: '/Profile',
    answers: [
      answer(listPolicies, { id: 1 }, []),
      answer(listRooms, { id: 1 }, []),
      answer(listBridges, { id: 1 }, []),
      answer(listRegistrationCodes, { id: 1 }, []),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Profile and account' });
  return app;
};
const side = () => within(screen.getByRole('complementary'));

describe('the menu on a tablet', () => {
  it('is a rail of links, and the current group shows its pages below', { tags: ['atLength'] }, async () => {
    atWidth('tablet');
    const { router } = await open();
    expect(side().getByRole('link', { name: 'Club' }).getAttribute('title')).toBe('Club');
    expect(side().queryByRole('list', { name: 'Set-up' })).toBeNull();
    const setUp = side().getByRole('link', { name: 'Set-up' });
    setUp.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/DeviceManagement'));
    const pages = within(await side().findByRole('list', { name: 'Set-up' }));
    expect(pages.getAllByRole('link').length).toBeGreaterThan(1);
    await user.click(pages.getByRole('link', { name: 'Policies' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/Policies'));
    const current = () =>
      side()
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'));
    await waitFor(() =>
      expect(current().map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
        ['Set-up', 'true'],
        ['Policies', 'page'],
      ]),
    );
  });
});

it('the menu shows the pages of a group above the screen in a low window, and not below the group', {
  tags: ['atLength'],
}, async () => {
  atWidth('tablet');
  const byWidth = window.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...byWidth(media),
    matches: /max-height/.test(media) || byWidth(media).matches,
  }));
  const { router } = await open();
  await user.click(side().getByRole('link', { name: 'Set-up' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/DeviceManagement'));
  expect(side().queryByRole('list', { name: 'Set-up' })).toBeNull();
  const pages = within(await screen.findByRole('navigation', { name: 'Set-up' }));
  await user.click(pages.getByRole('link', { name: 'Policies' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Policies'));
  expect(pages.getByRole('link', { name: 'Policies' }).getAttribute('aria-current')).toBe('page');
});

it('on the desk every menu entry is a link, and the current one shows its pages below', { tags: ['atLength'] }, async () => {
  atWidth('desk');
  await open();
  expect(side().getByRole('link', { name: 'Set-up' })).toBeTruthy();
  expect(side().queryByRole('link', { name: 'Policies' })).toBeNull();
});
