import type { MenuProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { byAct, type Touch } from '../by-act.tsx';

export interface MenuAct {
  label: string;
  icon?: Icon;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Where it leads outside the app, instead of what it does. */
  href?: string;
  onClick?: () => void;
}

/** What a menu gives its button: whether it is open, and how it is opened. */
export type TriggerProps = Pick<ComponentPropsWithRef<'button'>, 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown'> &
  Partial<Touch<HTMLButtonElement>>;

export interface PressMenuProps extends Pick<MenuProps, 'position' | 'classNames'> {
  /** The button, from what is to be spread into it. */
  button: (trigger: TriggerProps) => ReactElement;
  /** Acts, or the values of which one is chosen. */
  items:
    | readonly MenuAct[]
    | { chosen: string; of: readonly { value: string; label: string }[]; onChange: (value: string) => void };
}

/** A button that opens a menu; on a phone a sheet. The menu comes by an act. */
export const PressMenu = byAct<PressMenuProps, HTMLButtonElement>({
  load: () => import('./WholeMenu.tsx').then((it) => it.WholeMenu),
  alone: ({ button, touch }) => button({ 'aria-haspopup': 'menu', 'aria-expanded': false, ...touch }),
  untilPressed: true,
});
