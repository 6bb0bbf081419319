import { DatePicker, type DatePickerProps } from '@mantine/dates';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import '@mantine/dates/styles.layer.css';
import { useEffect, useRef } from 'react';

type DayCalendarProps = Pick<
  DatePickerProps,
  | 'value'
  | 'defaultDate'
  | 'minDate'
  | 'maxDate'
  | 'locale'
  | 'firstDayOfWeek'
  | 'defaultLevel'
  | 'onChange'
  | 'size'
  | 'fullWidth'
>;

export function DayCalendar(props: DayCalendarProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current?.contains(document.activeElement)) return;
    place.current?.querySelector<HTMLElement>('button:not([tabindex="-1"])')?.focus();
  }, []);
  return (
    <div ref={place}>
      <DatePicker {...props} />
    </div>
  );
}
