import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from '../test/user.ts';
import { keysOnScreen, useRowShortcuts, walkedRow } from './use-keys.ts';

function Rows({ names, pressed }: { names: readonly string[]; pressed: string[] }) {
  useRowShortcuts({ rows: names.length });
  return (
    <ul>
      {names.map((name) => (
        <li key={name} {...walkedRow}>
          <button type="button" onClick={() => pressed.push(`name ${name}`)}>
            {name}
          </button>
          <span {...(name === 'Ada' && { 'data-acts': true })}>
            <button type="button" onClick={() => pressed.push(`act ${name}`)}>
              Act
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}

it('the keys j and k move through all lists of a screen, and Enter runs the act of the row', async () => {
  const pressed: string[] = [];
  render(
    <>
      <Rows names={['Ada', 'Bea']} pressed={pressed} />
      <Rows names={['Cleo']} pressed={pressed} />
    </>,
  );
  const user = userEvent.setup();
  const focusedRow = () => document.activeElement?.textContent;
  await user.keyboard('jj');
  expect(focusedRow()).toBe('BeaAct');
  await user.keyboard('jj');
  expect(focusedRow()).toBe('CleoAct');
  await user.keyboard('{Enter}kk{Enter}');
  expect(pressed).toEqual(['name Cleo', 'act Ada']);
  expect(keysOnScreen()).toEqual(['j', 'k', 'Enter']);
});

it('Enter presses a focused element in a row, and the help lists no row shortcuts without rows', async () => {
  const pressed: string[] = [];
  const { rerender } = render(<Rows names={['Bea']} pressed={pressed} />);
  screen.getByRole('button', { name: 'Act' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toEqual(['act Bea']);
  rerender(<Rows names={[]} pressed={pressed} />);
  expect(keysOnScreen()).toEqual([]);
});
