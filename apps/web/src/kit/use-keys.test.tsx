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

it('shortcuts work while a checkbox has the focus, not while typing', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.keyboard('p');
  await userEvent.type(screen.getByRole('textbox'), 'p/');
  expect(pressed).toEqual(['p']);
});

it('shortcuts match the character whatever the keyboard layout, and not with the command key', async () => {
  render(<Rows />);
  await userEvent.keyboard('{Shift>}/{/Shift}{Control>}p{/Control}');
  expect(pressed).toEqual(['/']);
});

it('shortcuts do nothing below a dialog', async () => {
  render(<Rows />);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  await userEvent.keyboard('p');
  dialog.remove();
  expect(pressed).toEqual([]);
});

it('letter shortcuts can be turned off; arrows remain', async () => {
  render(<Rows />);
  turnLetters(false);
  await userEvent.keyboard('p/{ArrowLeft}');
  expect(pressed).toEqual(['left']);
  turnLetters(true);
  await userEvent.keyboard('p');
  expect(pressed).toEqual(['left', 'p']);
});

it('shortcuts are listed while their screen is shown', () => {
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

it('shortcuts handled by components themselves are listed too', () => {
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
