import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { clearError, leaveScreen, toastDone, toastError } from './toasts.ts';
import { toastUndo } from './undo-toast.tsx';

beforeEach(() => {
  notifications.clean();
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  );
});

const corner = (text: string) => screen.getByText(text).closest('[data-position]')?.getAttribute('data-position');

it('all toasts appear in one corner below the headers, with the ARIA role of their kind', () => {
  act(() => {
    toastDone({ title: 'Saved' });
    toastUndo({ title: 'Published', undo: () => undefined });
    toastError({ cause: 'load', title: 'Not loaded' });
  });
  expect(['Saved', 'Published', 'Not loaded'].map(corner)).toEqual(['bottom-right', 'bottom-right', 'bottom-right']);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toHaveLength(2);
  expect(screen.getByRole('alert').textContent).toContain('Not loaded');
});

it('the toast of a failed read closes with its screen, and the toast of a failed act does not', async () => {
  act(() => {
    toastError({ cause: 'read', title: 'Not shown', ofScreen: true });
    toastError({ cause: 'save', title: 'Not saved' });
  });
  act(() => leaveScreen());
  await waitFor(() => expect(screen.queryByText('Not shown')).toBeNull());
  expect(screen.getByText('Not saved')).toBeTruthy();
});

it('a toast about a replaced screen is shown on the next screen only', async () => {
  act(() => toastError({ cause: 'closed', title: 'Not yours', ofScreen: 'next' }));
  act(() => leaveScreen());
  expect(screen.getByText('Not yours')).toBeTruthy();
  act(() => leaveScreen());
  await waitFor(() => expect(screen.queryByText('Not yours')).toBeNull());
});

it('a toast replaces an earlier one with the same cause', () => {
  act(() => toastError({ cause: 'load', title: 'Not loaded', message: 'first' }));
  act(() => toastError({ cause: 'load', title: 'Not loaded', message: 'second' }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('second')).toBeTruthy();
});

it('only the last success toast about one subject is shown, and toasts about others remain', async () => {
  act(() => {
    toastDone({ title: 'Rooms saved' });
    toastDone({ title: 'Stored on this phone', about: 'runs' });
  });
  act(() => toastDone({ title: 'In the journal', about: 'runs' }));
  await waitFor(() => expect(screen.queryByText('Stored on this phone')).toBeNull());
  expect(screen.getByText('In the journal')).toBeTruthy();
  expect(screen.getByText('Rooms saved')).toBeTruthy();
});

it('the toast of a failed act closes only when the same act succeeds', async () => {
  act(() => {
    toastError({ cause: 'save', title: 'Not saved' });
    toastError({ cause: 'load', title: 'Not loaded' });
    toastDone({ title: 'Saved', clears: 'save' });
  });
  await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
  expect(screen.getByText('Not loaded')).toBeTruthy();
  act(() => clearError('load'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
