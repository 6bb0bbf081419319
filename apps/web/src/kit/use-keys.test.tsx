import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from '../test/user.ts';
import { keysOnScreen, turnLetters, useHeardKey, useKeys } from './use-keys.ts';

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

it('work where a checkbox has the focus, not where one types', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.keyboard('p');
  await userEvent.type(screen.getByRole('textbox'), 'p/');
  expect(pressed).toEqual(['p']);
});

it('mean the sign, whatever a keyboard needs for it, and nothing together with the command key', async () => {
  render(<Rows />);
  await userEvent.keyboard('{Shift>}/{/Shift}{Control>}p{/Control}');
  expect(pressed).toEqual(['/']);
});

it('do nothing below a dialog', async () => {
  render(<Rows />);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  await userEvent.keyboard('p');
  dialog.remove();
  expect(pressed).toEqual([]);
});

it('are letters and signs that can be turned off; arrows stay', async () => {
  render(<Rows />);
  turnLetters(false);
  await userEvent.keyboard('p/{ArrowLeft}');
  expect(pressed).toEqual(['left']);
  turnLetters(true);
  await userEvent.keyboard('p');
  expect(pressed).toEqual(['left', 'p']);
});

it('are listed while their screen is there', () => {
  const { rerender, unmount } = render(<Rows />);
  expect(keysOnScreen()).toEqual(['/', 'ArrowLeft', 'p']);
  rerender(<Rows edits />);
  expect(keysOnScreen()).toContain('e');
  unmount();
  expect(keysOnScreen()).toEqual([]);
});

function Saves() {
  useHeardKey('mod+S');
  return null;
}

it('are listed with those that something hears by itself', () => {
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
