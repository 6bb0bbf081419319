import { ActionIcon, Menu } from '@mantine/core';
import { type Icon, IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useBackCloses } from '../../platform/back-closes.ts';
import { useWidth } from '../widths.ts';
import classes from './RowMenu.module.css';

export interface MenuAct {
  label: string;
  icon: Icon;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Where it leads outside the app, instead of what it does. */
  href?: string;
  onClick?: () => void;
}

interface RowMenuProps {
  /** Accessible name: what the actions are about. */
  label: string;
  items: readonly MenuAct[];
}

/** What can be done with one row; on a phone a sheet. */
export function RowMenu({ label, items }: RowMenuProps) {
  const [opened, setOpened] = useState(false);
  useBackCloses(useWidth() === 'phone' && opened, () => setOpened(false));
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="none"
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: classes['pop'], item: classes['item'] }}
    >
      <Menu.Target>
        <ActionIcon variant="default" className={classes['more']} aria-label={label}>
          <IconDots size={18} stroke={1.8} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label: words, icon: Icon, danger = false, disabled = false, href, onClick }) => (
          <Menu.Item
            key={words}
            data-danger={danger}
            disabled={disabled}
            leftSection={<Icon size={18} stroke={1.8} />}
            {...(href === undefined ? { onClick } : { component: 'a' as const, href })}
          >
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
