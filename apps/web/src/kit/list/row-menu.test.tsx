import { MantineProvider } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RowMenu } from './RowMenu.tsx';

afterEach(cleanup);

it('holds nothing but its items, so that a menu is what it says it is', async () => {
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
