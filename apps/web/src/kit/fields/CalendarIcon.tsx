import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

export const CalendarIcon = (props: ActionIconProps & ComponentPropsWithRef<'button'>) => (
  <ActionIcon {...props} variant="subtle" color="gray" size="calc(var(--ctl) - 4px)">
    <IconCalendar size={18} stroke={1.8} />
  </ActionIcon>
);
