import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { PressMenu } from '../menu/PressMenu.tsx';
import type { MenuAct } from '../menu/WholeMenu.tsx';
import classes from './RowMenu.module.css';

interface RowMenuProps {
  label: string;
  items: readonly MenuAct[];
  quiet?: boolean;
}

export const RowMenu = ({ label, items, quiet = false }: RowMenuProps) => (
  <PressMenu
    position="bottom-end"
    classNames={{ dropdown: classes['pop'] }}
    items={items}
    button={(trigger) => (
      <ActionIcon {...trigger} variant="default" className={classes['more']} data-quiet={quiet} aria-label={label}>
        <IconDots size={18} stroke={1.8} />
      </ActionIcon>
    )}
  />
);
