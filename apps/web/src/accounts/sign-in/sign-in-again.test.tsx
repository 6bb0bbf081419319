import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { toastError } from '../../platform/toasts/toasts.ts';
import { openApp } from '../../test/app.tsx';
import { answer, respond } from '../../test/network.ts';
import { config } from '../../test/signed-in.ts';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const other = new BroadcastChannel('clubpulse.session');
afterAll(() => other.close());

const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
let person: typeof athlete | null = athlete;
beforeEach(() => {
  person = athlete;
});

async function sendTooLate() {
  const opened = await openApp({
    self: athlete,
    clubs: [clubWith(1)],
    path: '/JoinClub',
    answers: [
      answer(getSelf, {}, () => respond(person === null ? 401 : 200, person ?? {})),
      answer(joinClub, {}, () => {
        person = null;
        return respond(401, {});
      }),
    ],
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Club code/ });
  await userEvent.type(field, 'AB12');
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await screen.findByRole('dialog', { name: 'Your sign-in has ended' });
  return { ...opened, field };
}

function aProvider(): void {
  const issuer = config.issuer;
  const theApp = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.startsWith(issuer)
      ? Promise.resolve(Response.json({ issuer, authorization_endpoint: `${issuer}/auth` }))
      : theApp(url, init),
  );
}

it('an ended session is renewed in a window above the page, and the input is not lost', async () => {
  const { field, router } = await sendTooLate();
  expect(router.state.location.pathname).toBe('/JoinClub');
  aProvider();
  const replace = vi.fn();
  const popup = vi.spyOn(window, 'open').mockReturnValue({ location: { replace }, close: vi.fn() } as unknown as Window);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(popup).toHaveBeenCalledOnce();
  await waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringContaining(`${config.issuer}/auth?response_type=code`)));

  person = athlete;
  other.postMessage({ kind: 'signedIn' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your sign-in has ended' })).toBeNull());
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('AB12');
});

it('errors from before the renewal of a session are hidden, and later ones are shown', async () => {
  act(() => toastError({ cause: 'before', title: 'Operation failed' }));
  await sendTooLate();
  await waitFor(() => expect(screen.queryByText('Operation failed')).toBeNull());
  act(() => toastError({ cause: 'under', title: 'Operation failed' }));
  expect(screen.queryByText('Operation failed')).toBeNull();
  person = athlete;
  other.postMessage({ kind: 'signedIn' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your sign-in has ended' })).toBeNull());
  act(() => toastError({ cause: 'after', title: 'Not saved' }));
  expect(screen.getByText('Not saved')).toBeTruthy();
});

it('a browser that opens no window for the renewal shows an explanation and a link, and the input is not lost', async () => {
  const { field } = await sendTooLate();
  aProvider();
  vi.spyOn(window, 'open').mockReturnValue(null);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect((await screen.findByRole('alert')).textContent).toContain('did not open the window');
  const link = screen.getByRole('link', { name: 'Sign in in a new tab' });
  expect(link.getAttribute('href')).toContain(`${config.issuer}/auth?response_type=code`);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(document.activeElement).toBe(link);
  person = athlete;
  other.postMessage({ kind: 'signedIn' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your sign-in has ended' })).toBeNull());
  expect(field.value).toBe('AB12');
});

it('another user who signs in to renew a session does not get the input', async () => {
  await sendTooLate();
  const reloaded = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  person = { ...athlete, UserId: athlete.UserId + 1 };
  other.postMessage({ kind: 'signedIn' });
  await waitFor(() => expect(reloaded).toHaveBeenCalled());
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a sign-out in one tab signs out in the others', async () => {
  await openApp({ self: athlete, clubs: [clubWith(1)], path: '/JoinClub' });
  await screen.findByRole('textbox', { name: /Club code/ });
  const went = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  other.postMessage({ kind: 'left' });
  await waitFor(() => expect(went).toHaveBeenCalledWith(window.location.pathname));
});
