import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeRouter } from '../../platform/router.tsx';
import { openPart } from '../../test/part.tsx';
import { userEvent as user } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { Dialog } from './Dialog.tsx';

function Opener() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Credits">
        <input aria-label="How many" data-autofocus />
      </Dialog>
    </>
  );
}

const open = async () => {
  openPart(<Opener />, []);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Credits' });
};
const goBack = () => {
  window.history.replaceState({ idx: 4 }, '');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 4 } })));
};
const returned = () => {
  window.history.replaceState({ idx: 5 }, '');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 5 } })));
};

describe('a sheet on a phone', () => {
  beforeAll(() => {
    window.history.replaceState({ idx: 5 }, '');
    makeRouter({ Frame: Outlet, ScreenRoute: Outlet, ScreenError: Outlet, Starting: Outlet });
  });
  afterEach(returned);
  // The history entry is reset, because it would affect other test files.
  afterAll(() => window.history.replaceState(null, ''));

  it('takes the focus, traps it and returns it', async () => {
    atWidth('phone');
    const sheet = await open();
    expect(sheet.getAttribute('aria-modal')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('How many'));
    await user.keyboard('{Tab}{Tab}{Tab}');
    expect(sheet.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('is closed by the back button, which leaves the screen only the next time', async () => {
    atWidth('phone');
    const forward = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    const received = vi.fn();
    window.addEventListener('popstate', received);
    await open();
    goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(forward).toHaveBeenCalledExactlyOnceWith(1);
    returned();
    expect(received).not.toHaveBeenCalled();
    goBack();
    expect(forward).toHaveBeenCalledOnce();
    expect(received).toHaveBeenCalledOnce();
    window.removeEventListener('popstate', received);
  });

  it('is a dialog on larger screens, where the back button does not close it', async () => {
    atWidth('desk');
    const forward = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    await open();
    goBack();
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(forward).not.toHaveBeenCalled();
  });
});

it.each([
  ['desk', true],
  ['tablet', false],
  ['phone', false],
] as const)('a docked dialog is at the window’s edge only on a desktop: %s', async (width, atEdge) => {
  atWidth(width);
  openPart(
    <Dialog opened docked onClose={() => undefined} title="Measures">
      <p>Weight</p>
    </Dialog>,
    [],
  );
  const dialog = await screen.findByRole('dialog', { name: 'Measures' });
  expect(dialog.className.includes('panel')).toBe(atEdge);
});
