import { Popover } from '@mantine/core';
import { type Ref, useState } from 'react';
import { useBackCloses } from '../../../platform/back/back-closes.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useWidth } from '../../widths.ts';
import { CalendarIcon } from '../CalendarIcon.tsx';
import { DayCalendar } from '../DayCalendar.tsx';

export interface CalendarButtonProps {
  label: string;
  /** Calendar day `1990-03-05`, or null. */
  value: string | null;
  min?: string;
  max?: string;
  near: boolean;
  onChange: (day: string | null) => void;
}

export function CompleteCalendar({
  label,
  value,
  min,
  max,
  near,
  onChange,
  ref,
}: CalendarButtonProps & { ref: Ref<HTMLButtonElement> }) {
  const { picker } = useFormats();
  const [opened, setOpened] = useState(false);
  const phone = useWidth() === 'phone';
  useBackCloses(phone && opened, () => setOpened(false));
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      trapFocus
      returnFocus
      withOverlay
      overlayProps={{ fixed: true, zIndex: 299 }}
      shadow="md"
    >
      <Popover.Target>
        <CalendarIcon ref={ref} aria-label={label} onClick={() => setOpened((was) => !was)} />
      </Popover.Target>
      <Popover.Dropdown>
        <DayCalendar
          {...(phone ? { size: 'lg' as const, fullWidth: true } : {})}
          value={value}
          {...(value === null ? {} : { defaultDate: value })}
          {...(min === undefined ? {} : { minDate: min })}
          {...(max === undefined ? {} : { maxDate: max })}
          locale={picker.locale}
          firstDayOfWeek={picker.firstDayOfWeek}
          defaultLevel={value === null && !near ? 'decade' : 'month'}
          onChange={(day) => {
            onChange(day);
            setOpened(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
