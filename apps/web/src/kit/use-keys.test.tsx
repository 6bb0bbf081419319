import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from '../test/user.ts';
import { keysOnScreen, turnLetters, useKeys, useListedKey } from './use-keys.ts';

let pressed: string[];
beforeEach(() => {
  pressed = [];
});

function Rows({ edits = false }: { edits?: boolean }) {
  useKeys({
    p: () => pressed.push('p'),
    '/': () => pressed.push('/'),
    ArrowLeft: () => pressed.push('left'),
    e: edits ? () => pressed.push('e') : undefined,
  });
  return (
    <>
      <input type="checkbox" aria-label="select" />
      <input aria-label="search" />
    </>
  );
}

it('shortcuts work while a checkbox has the focus, but not while the user types', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.keyboard('p');
  await userEvent.type(screen.getByRole('textbox'), 'p/');
  expect(pressed).toEqual(['p']);
});

it('shortcuts match the typed character on every keyboard layout, and are ignored with the command key', async () => {
  render(<Rows />);
  await userEvent.keyboard('{Shift>}/{/Shift}{Control>}p{/Control}');
  expect(pressed).toEqual(['/']);
});

it('shortcuts of a screen do nothing while a dialog is open above it', async () => {
  render(<Rows />);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  await userEvent.keyboard('p');
  dialog.remove();
  expect(pressed).toEqual([]);
});

it('the user can turn letter shortcuts off, and arrow keys still work', async () => {
  render(<Rows />);
  turnLetters(false);
  await userEvent.keyboard('p/{ArrowLeft}');
  expect(pressed).toEqual(['left']);
  turnLetters(true);
  await userEvent.keyboard('p');
  expect(pressed).toEqual(['left', 'p']);
});

it('the help lists the shortcuts of a screen while that screen is shown', () => {
  const { rerender, unmount } = render(<Rows />);
  expect(keysOnScreen()).toEqual(['/', 'ArrowLeft', 'p']);
  rerender(<Rows edits />);
  expect(keysOnScreen()).toContain('e');
  unmount();
  expect(keysOnScreen()).toEqual([]);
});

function Saves() {
  useListedKey('mod+S');
  return null;
}

it('the help also lists shortcuts that components handle themselves', () => {
  const { unmount } = render(
    <>
      <Rows />
      <Saves />
    </>,
  );
  expect(keysOnScreen()).toEqual(['/', 'ArrowLeft', 'p', 'mod+S']);
  unmount();
  expect(keysOnScreen()).toEqual([]);
});
