import { act, render, screen } from '@testing-library/react';
import { Link, Outlet, RouterProvider, useBlocker } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBackCloses } from './back/back-closes.ts';
import { makeRouter } from './router.tsx';

function Editor() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useBackCloses(blocker.state === 'blocked', () => blocker.reset?.());
  return (
    <>
      <p>{blocker.state}</p>
      <button type="button" onClick={() => blocker.proceed?.()}>
        leave
      </button>
      <Link to="/other">menu</Link>
    </>
  );
}

/** Events of this router only. The app's own router would treat its steps as presses of Back. */
const steps = new EventTarget();
const listen = vi.spyOn(window, 'addEventListener').mockImplementation((kind: string, listener: unknown) => {
  steps.addEventListener(kind, listener as EventListener);
});
const router = makeRouter({
  Frame: Outlet,
  ScreenRoute: Editor,
  ScreenError: () => <p>failed</p>,
  Starting: () => <p>starting</p>,
});
listen.mockRestore();

beforeEach(() => vi.spyOn(console, 'warn'));

function typeAddress(hash: string) {
  window.history.pushState(null, '', hash);
  act(() => void steps.dispatchEvent(new PopStateEvent('popstate', { state: null })));
}

function arriveAt(hash: string, idx: number) {
  window.history.replaceState({ idx }, '', hash);
  act(() => void steps.dispatchEvent(new PopStateEvent('popstate', { state: { idx } })));
}

it('a URL that the user types requires a confirmation before the screen is left', async () => {
  const left = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('unblocked')).toBeTruthy();
  typeAddress('#/elsewhere');
  expect(await screen.findByText('blocked')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
  expect(left).toHaveBeenCalledWith(-1);

  arriveAt('#/', 0);
  expect(await screen.findByText('blocked')).toBeTruthy();
  act(() => screen.getByText('leave').click());
  await vi.waitFor(() => expect(left).toHaveBeenLastCalledWith(1));
  arriveAt('#/elsewhere', 1);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  expect(console.warn).not.toHaveBeenCalled();
});
