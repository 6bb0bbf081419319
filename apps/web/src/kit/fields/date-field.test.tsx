import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { openPart } from '../../test/part.tsx';
import { userEvent } from '../../test/user.ts';
import { DateField } from './DateField.tsx';

let day: string | null = null;

function Held({ near }: { near: boolean }) {
  const [held, setHeld] = useState<string | null>(null);
  const keep = (next: string | null) => {
    day = next;
    setHeld(next);
  };
  return <DateField label="Day" near={near} value={held} onChange={keep} onBroken={null} />;
}

it.each([
  ['3/4/26', 'near today', '2026-03-04', true],
  ['3/4/85', 'near today', '2085-03-04', true],
  ['3/4/85', 'in the past', '1985-03-04', false],
  ['3/4/1985', 'in the past', '1985-03-04', false],
])('the text %s for a day %s becomes %s once the date field is left', async (text, _, expected, near) => {
  day = null;
  openPart(<Held near={near} />, []);
  const field = screen.getByRole('textbox', { name: 'Day' });
  await userEvent.type(field, text);
  await userEvent.tab();
  expect(day).toBe(expected);
  expect(screen.queryByText(/This is not a date/)).toBeNull();
});

it('a date field accepts further input while the year has two digits', async () => {
  day = null;
  openPart(<Held near={false} />, []);
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '3/4/19');
  expect(day).toBeNull();
});
