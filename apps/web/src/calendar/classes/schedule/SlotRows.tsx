import { someDayOn, weekdaysFrom } from '@clubpulse/rules/time/days';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { ClockField } from '../../../kit/fields/ClockField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import styles from './ScheduleFields.module.css';
import type { SlotDraft } from './schedule-draft.ts';

interface SlotRowsProps {
  slots: readonly SlotDraft[];
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (slots: readonly SlotDraft[]) => void;
  children: ReactNode;
}

export function SlotRows({ slots, errors, onChange, children }: SlotRowsProps) {
  const t = useT();
  const formats = useFormats();
  const weekdays = weekdaysFrom(formats.firstDayOfWeek).map((day) => ({
    value: String(day),
    label: formats.weekday(someDayOn(day)),
  }));
  const change = (index: number, changes: Partial<SlotDraft>) =>
    onChange(slots.map((slot, at) => (at === index ? { ...slot, ...changes } : slot)));
  const last = slots.at(-1);
  const next = {
    DayOfWeek: ((last?.DayOfWeek ?? 0) % 7) + 1,
    StartTime: last?.StartTime ?? '18:00',
    Duration: last?.Duration || 60,
  };
  return (
    <fieldset className={styles['slots']}>
      <legend>{t('calendar.everyWeek')}</legend>
      <ul>
        {slots.map((slot, index) => {
          const number = index + 1;
          const errorOf = (name: keyof SlotDraft) => errors[`Schedule.Slots.${index}.${name}`];
          return (
            <li key={index}>
              <ChoiceField
                aria-label={t('calendar.weekdayOf', { number })}
                data={weekdays}
                value={String(slot.DayOfWeek)}
                allowDeselect={false}
                error={errorOf('DayOfWeek')}
                onChange={(value) => change(index, { DayOfWeek: Number(value) })}
              />
              <ClockField
                label={t('calendar.startTimeOf', { number })}
                labelHidden
                required
                value={slot.StartTime}
                error={errorOf('StartTime')}
                onChange={(StartTime) => change(index, { StartTime })}
              />
              <NumberField
                aria-label={t('calendar.durationOf', { number })}
                unit={t('calendar.minutesUnit')}
                step={15}
                value={slot.Duration}
                error={errorOf('Duration')}
                onChange={(value) => change(index, { Duration: value })}
              />
              <ActionIcon
                variant="default"
                size="var(--ctl-sq)"
                className={styles['remove']}
                aria-label={t('calendar.removeSlot', { number })}
                onClick={() => onChange(slots.filter((_, at) => at !== index))}
              >
                <IconTrash size={17} stroke={1.8} />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {errors['Schedule.Slots'] !== undefined && (
        <p className={styles['error']} role="alert">
          {errors['Schedule.Slots']}
        </p>
      )}
      <div className={styles['end']}>
        <Button variant="default" leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => onChange([...slots, next])}>
          {t('calendar.addSlot')}
        </Button>
        {children}
      </div>
    </fieldset>
  );
}
