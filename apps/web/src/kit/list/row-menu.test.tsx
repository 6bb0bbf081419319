import { MantineProvider } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from '../../test/user.ts';
import { RowMenu } from './RowMenu.tsx';

it('a row menu contains only menu items, as the menu role requires', async () => {
  const onClick = vi.fn();
  render(
    <MantineProvider env="test">
      <RowMenu label="Actions for Room 1" items={[{ label: 'Edit', icon: IconPencil, onClick }]} />
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Room 1' }));
  const menu = await screen.findByRole('menu');
  expect([...menu.children].map((child) => child.getAttribute('role'))).toEqual(['menuitem']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(onClick).toHaveBeenCalledOnce();
});
