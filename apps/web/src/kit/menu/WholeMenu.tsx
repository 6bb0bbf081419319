import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { useBackCloses } from '../../platform/back-closes.ts';
import { useWidth } from '../widths.ts';
import type { MenuAct, PressMenuProps } from './PressMenu.tsx';
import classes from './WholeMenu.module.css';

/** A menu with its button. */
export function WholeMenu({ button, items, classNames, ref, ...props }: PressMenuProps & { ref: Ref<HTMLButtonElement> }) {
  const [opened, setOpened] = useState(false);
  useBackCloses(useWidth() === 'phone' && opened, () => setOpened(false));
  return (
    <Menu
      {...props}
      opened={opened}
      onChange={setOpened}
      shadow="none"
      // Its placeholder is a child that a menu may not have.
      withInitialFocusPlaceholder={false}
      classNames={{ item: classes['item'], ...classNames }}
    >
      <Menu.Target>{button({ ref })}</Menu.Target>
      <Menu.Dropdown>
        {'chosen' in items ? (
          <Menu.RadioGroup value={items.chosen} onChange={items.onChange}>
            {items.of.map(({ value, label }) => (
              <Menu.RadioItem key={value} value={value} closeMenuOnClick checkIcon={<IconCheck size={16} stroke={2} />}>
                {label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        ) : (
          items.map((act) => <Act key={act.label} {...act} />)
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Act({ label, icon: Icon, danger = false, disabled = false, href, onClick }: MenuAct) {
  return (
    <Menu.Item
      data-danger={danger}
      disabled={disabled}
      leftSection={Icon && <Icon size={18} stroke={1.8} />}
      {...(href === undefined ? { onClick } : { component: 'a' as const, href })}
    >
      {label}
    </Menu.Item>
  );
}
