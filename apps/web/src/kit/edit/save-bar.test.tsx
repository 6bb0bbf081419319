import { MantineProvider, TextInput } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { userEvent } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { Page } from '../page/Page.tsx';
import { leaveFirst } from './leave-first.ts';
import { SaveBar } from './SaveBar.tsx';

beforeEach(() => startPhrases('en'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(changes: number, verb?: string) {
  const saved: boolean[] = [];
  const Editor = () => {
    const [typed, setTyped] = useState('');
    return (
      <Page title="Editor">
        <TextInput label="Website" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        <SaveBar
          changes={changes + typed.length}
          errors={0}
          saving={false}
          act={verb}
          onSave={async (leaving) => {
            saved.push(leaving);
            return true;
          }}
          onDiscard={() => undefined}
        />
      </Page>
    );
  };
  const routes = [
    { path: '/', element: <Editor /> },
    { path: '/other', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/'] });
  const view = render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return { ...view, router, saved };
}

it('the page heading gets the focus when the save button is removed', async () => {
  const Editor = () => {
    const [changes, setChanges] = useState(1);
    const save = async () => {
      setChanges(0);
      return true;
    };
    return (
      <Page title="Editor">
        <SaveBar changes={changes} errors={0} saving={false} onSave={save} onDiscard={() => undefined} />
      </Page>
    );
  };
  render(
    <MantineProvider env="test">
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <main>{<Editor />}</main> }])} />
    </MantineProvider>,
  );
  const save = await screen.findByRole('button', { name: 'Save changes' });
  save.focus();
  await userEvent.setup().keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('the save bar blocks leaving only while changes are unsaved', () => {
  const { router } = open(0);
  expect(router.state.blockers.size).toBe(0);
  expect(screen.queryByRole('region', { name: 'Not saved yet' })).toBeNull();
});

it.each([
  [700, 1],
  [600, 0],
])('the save bar does not cover the edited field and its messages when the foot of the field is at %d', async (bottom, times) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.getAttribute('role') === 'region' ? new DOMRect(0, 640, 390, 64) : new DOMRect(0, bottom - 60, 300, 60);
  });
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  open(0);
  await userEvent.setup().type(screen.getByRole('textbox', { name: 'Website' }), 'x');
  expect(scrolled).toHaveBeenCalledTimes(times);
});

it('the save button shows only Save on a phone, with its full accessible name', () => {
  atWidth('phone');
  open(2);
  expect(screen.getByRole('button', { name: 'Save changes' }).textContent).toBe('Save');
});

it('the save bar of a new object appears with the first change, and its button shows the screen’s own verb', async () => {
  const { unmount } = open(0, 'Add policy');
  expect(screen.queryByRole('button', { name: 'Add policy' })).toBeNull();
  unmount();
  const { saved } = open(1, 'Add policy');
  await userEvent.click(screen.getByRole('button', { name: 'Add policy' }));
  expect(saved).toEqual([false]);
});

it('the save bar is at the foot of the page, outside the body', () => {
  const { container } = open(2);
  expect(container.querySelector('[data-page-foot]')?.textContent).toContain('2 changes');
});

it('the save bar publishes its height for toasts while its page is shown', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void;
      readonly disconnect = () => undefined;
      constructor(resized: () => void) {
        this.observe = resized;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
  const foot = () => document.body.style.getPropertyValue('--page-foot');
  const { unmount } = open(1);
  expect(foot()).toBe('52px');
  unmount();
  expect(foot()).toBe('');
});

it('a link to another screen opens a confirmation, which can save the changes', async () => {
  const { router, saved } = open(1);
  act(() => void router.navigate('/other'));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/');
  act(() => void router.navigate('/other'));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('elsewhere')).toBeTruthy());
  expect(saved).toEqual([true]);
});

it('an act that replaces the screen without a navigation needs a confirmation while changes are unsaved', async () => {
  const { saved } = open(1);
  const done = vi.fn();
  act(() => leaveFirst(done));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(done).not.toHaveBeenCalled();
  act(() => leaveFirst(done));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(saved).toEqual([true]);
});

it('an act that replaces the screen runs immediately when nothing is unsaved', () => {
  const { unmount } = open(1);
  unmount();
  const done = vi.fn();
  leaveFirst(done);
  expect(done).toHaveBeenCalledOnce();
});
