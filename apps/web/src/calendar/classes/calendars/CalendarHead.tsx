import type { Day, Days } from '@clubpulse/rules/time/days';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useClockNote } from '../../../platform/formats/use-formats-in.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { daysText } from '../../parts/range-text.ts';
import { type Mode, modes } from './address.ts';
import classes from './CalendarHead.module.css';
import { type ShownMode, stepOf } from './shown-days.ts';

const modePhrases = { month: 'kit.month', week: 'kit.week', list: 'kit.list' } as const satisfies Record<Mode, string>;

interface CalendarHeadProps {
  mode: ShownMode;
  day: Day;
  days: Days;
  today: Day;
  onMode: (mode: Mode) => void;
  onDay: (day: Day) => void;
}

export function CalendarHead({ mode, day, days, today, onMode, onDay }: CalendarHeadProps) {
  const t = useT();
  const formats = useFormats();
  const clock = useClockNote(formats.timeZone);
  const step = (direction: 1 | -1) => onDay(stepOf(mode, day, direction));
  const words = mode === 'month' ? formats.month(day) : daysText(days, formats);
  const monthly = mode === 'month';
  return (
    <div className={classes['head']}>
      {mode !== 'day' && (
        <Segmented
          label={t('calendar.view')}
          value={mode}
          options={modes.map((value) => ({ value, label: t(modePhrases[value]) }))}
          onChange={onMode}
        />
      )}
      <div className={classes['way']}>
        <ActionIcon
          variant="default"
          size="var(--ctl-s)"
          aria-label={t(monthly ? 'kit.previousMonth' : 'kit.previousWeek')}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={18} stroke={1.8} />
        </ActionIcon>
        <span className={classes['words']} aria-live="polite">
          {words}
        </span>
        <ActionIcon
          variant="default"
          size="var(--ctl-s)"
          aria-label={t(monthly ? 'kit.nextMonth' : 'kit.nextWeek')}
          onClick={() => step(1)}
        >
          <IconChevronRight size={18} stroke={1.8} />
        </ActionIcon>
        <Button variant="default" className={classes['today']} disabled={day === today} onClick={() => onDay(today)}>
          {t('kit.today')}
        </Button>
      </div>
      {clock !== null && <span className={classes['zone']}>{clock}</span>}
    </div>
  );
}
