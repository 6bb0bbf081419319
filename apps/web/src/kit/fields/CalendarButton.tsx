import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { byAct } from '../by-act.tsx';

export interface CalendarButtonProps {
  /** Accessible name. */
  label: string;
  /** Calendar day `1990-03-05`, or null. */
  value: string | null;
  min?: string;
  max?: string;
  /** A day around today: the calendar opens on a month. */
  near: boolean;
  onChange: (day: string | null) => void;
}

/** Opens the calendar of a date field, which comes by an act. */
export const CalendarButton = byAct<CalendarButtonProps, HTMLButtonElement>({
  load: () => import('./WholeCalendar.tsx').then((it) => it.WholeCalendar),
  alone: ({ label, touch }) => <CalendarIcon {...touch} aria-label={label} aria-haspopup="dialog" aria-expanded={false} />,
  untilPressed: true,
});

export const CalendarIcon = (props: ActionIconProps & ComponentPropsWithRef<'button'>) => (
  <ActionIcon {...props} variant="subtle" color="gray">
    <IconCalendar size={18} stroke={1.8} />
  </ActionIcon>
);
