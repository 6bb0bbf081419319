import { listPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
    answers: [answer(listPolicies, { id: 1 }, [])],
  });
  await screen.findByRole('heading', { level: 1, name: 'Profile and account' });
  return app;
};
const side = () => within(screen.getByRole('complementary'));

describe('on a tablet the menu', () => {
  it('is a rail: what belongs to an entry flies out of it, by keyboard too', async () => {
    atWidth('tablet');
    await open();
    expect(side().getByRole('link', { name: 'Club' }).getAttribute('title')).toBe('Club');
    const setUp = side().getByRole('button', { name: 'Set-up' });
    expect(setUp.getAttribute('aria-expanded')).toBe('false');
    setUp.focus();
    await user.keyboard('{Enter}');
    expect(setUp.getAttribute('aria-expanded')).toBe('true');
    const list = side().getByRole('list', { name: 'Set-up' });
    expect(setUp.getAttribute('aria-controls')).toBe(list.id);
    const links = within(list).getAllByRole('link');
    expect(links.length).toBeGreaterThan(1);
    expect(document.activeElement).toBe(links[0]);
    await user.keyboard('{Escape}');
    expect(side().queryByRole('list', { name: 'Set-up' })).toBeNull();
    expect(document.activeElement).toBe(setUp);
  });

  it('closes what flew out when something else is pressed, and when a link is followed', async () => {
    atWidth('tablet');
    const { router } = await open();
    await user.click(side().getByRole('button', { name: 'Set-up' }));
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(side().queryByRole('list', { name: 'Set-up' })).toBeNull();
    await user.click(side().getByRole('button', { name: 'Set-up' }));
    await user.click(within(side().getByRole('list', { name: 'Set-up' })).getByRole('link', { name: 'Policies' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/Policies'));
    expect(side().queryByRole('list', { name: 'Set-up' })).toBeNull();
    await waitFor(() => expect(side().getByRole('button', { name: 'Set-up' }).getAttribute('aria-current')).toBe('true'));
  });
});

it('on the desk every entry is a link, with what belongs to the current one below it', async () => {
  atWidth('desk');
  await open();
  expect(side().getByRole('link', { name: 'Set-up' })).toBeTruthy();
  expect(side().queryByRole('link', { name: 'Policies' })).toBeNull();
});
