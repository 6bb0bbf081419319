import { ActionIcon, Menu } from '@mantine/core';
import { type Icon, IconDots } from '@tabler/icons-react';
import classes from './RowMenu.module.css';

interface RowMenuProps {
  /** Accessible name: what the actions are about. */
  label: string;
  items: readonly { label: string; icon: Icon; danger?: boolean; onClick: () => void }[];
}

/** What can be done with one row. */
export function RowMenu({ label, items }: RowMenuProps) {
  return (
    <Menu
      position="bottom-end"
      shadow="none"
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: classes['pop'], item: classes['item'] }}
    >
      <Menu.Target>
        <ActionIcon variant="default" size={34} className={classes['more']} aria-label={label}>
          <IconDots size={18} stroke={1.8} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label: words, icon: Icon, danger = false, onClick }) => (
          <Menu.Item key={words} data-danger={danger} leftSection={<Icon size={18} stroke={1.8} />} onClick={onClick}>
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
