import { Menu, type MenuProps } from '@mantine/core';
import { type Icon, IconCheck } from '@tabler/icons-react';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactElement, type Ref, useState } from 'react';
import { useBackCloses } from '../../platform/back/back-closes.ts';
import type { Touch } from '../lazy-trigger.tsx';
import { useWidth } from '../widths.ts';
import classes from './WholeMenu.module.css';

export interface MenuAct {
  label: string;
  icon?: Icon;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  href?: string;
  onClick?: () => void;
}

type TriggerProps = Pick<ComponentPropsWithRef<'button'>, 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown'> &
  Partial<Touch<HTMLButtonElement>>;

export interface PressMenuProps extends Pick<MenuProps, 'position' | 'classNames'> {
  button: (trigger: TriggerProps) => ReactElement;
  items:
    | readonly MenuAct[]
    | { chosen: string; values: readonly { value: string; label: string }[]; onChange: (value: string) => void };
}

export function CompleteMenu({ button, items, classNames, ref, ...props }: PressMenuProps & { ref: Ref<HTMLButtonElement> }) {
  const [opened, setOpened] = useState(false);
  useBackCloses(useWidth() === 'phone' && opened, () => setOpened(false));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(true);
  };
  return (
    <Menu
      {...props}
      opened={opened}
      onChange={setOpened}
      shadow="none"
      // The placeholder is off, because the ARIA role `menu` does not allow it as a child.
      withInitialFocusPlaceholder={false}
      classNames={{ item: classes['item'], ...classNames }}
    >
      <Menu.Target>{button({ ref, onKeyDown })}</Menu.Target>
      <Menu.Dropdown>
        {'chosen' in items ? (
          <Menu.RadioGroup value={items.chosen} onChange={items.onChange}>
            {items.values.map(({ value, label }) => (
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

/** The menu item disappears before its dialog opens, so the dialog returns the focus to the menu's button. */
function toButton(line: Element): void {
  const id = line.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  document.getElementById(id ?? '')?.focus({ preventScroll: true });
}

function Act({ label, icon: Icon, danger = false, disabled = false, href, onClick }: MenuAct) {
  return (
    <Menu.Item
      data-danger={danger}
      disabled={disabled}
      leftSection={Icon && <Icon size={18} stroke={1.8} />}
      {...(href === undefined
        ? {
            onClick: (event: { readonly currentTarget: Element }) => {
              toButton(event.currentTarget);
              onClick?.();
            },
          }
        : { component: 'a' as const, href })}
    >
      {label}
    </Menu.Item>
  );
}
