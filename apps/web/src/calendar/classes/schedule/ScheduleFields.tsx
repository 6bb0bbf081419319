import type { ClassType } from '@clubpulse/contract/calendar/classes/classes';
import { Button } from '@mantine/core';
import { IconCalendarWeek } from '@tabler/icons-react';
import { useState } from 'react';
import { ClockField } from '../../../kit/fields/ClockField.tsx';
import { DateField } from '../../../kit/fields/DateField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { PHONE, useMedia } from '../../../kit/widths.ts';
import { useT } from '../../../platform/phrases.ts';
import styles from './ScheduleFields.module.css';
import { SlotRows } from './SlotRows.tsx';
import type { ScheduleDraft } from './schedule-draft.ts';

const WeeklyEditor = lazyComponent(() => import('./WeeklyEditor.tsx').then((it) => it.WeeklyEditor));

interface ScheduleFieldsProps {
  ClassType: ClassType;
  draft: ScheduleDraft;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: <Field extends keyof ScheduleDraft>(field: Field, value: ScheduleDraft[Field]) => void;
}

export function ScheduleFields({ ClassType, draft, errors, onChange }: ScheduleFieldsProps) {
  const t = useT();
  const phone = useMedia(PHONE);
  const [drawing, setDrawing] = useState(false);
  const start = (
    <DateField
      label={t(ClassType === 'Single' ? 'kit.day' : 'kit.firstDay')}
      value={draft.ScheduleStartDate}
      required
      near
      error={errors['Schedule.ScheduleStartDate']}
      onChange={(day) => onChange('ScheduleStartDate', day)}
    />
  );
  if (ClassType === 'Single')
    return (
      <div className={styles['fields']}>
        {start}
        <ClockField
          label={t('calendar.startTime')}
          value={draft.SingleStartTime}
          required
          error={errors['Schedule.SingleStartTime']}
          onChange={(clock) => onChange('SingleStartTime', clock)}
        />
        <NumberField
          label={t('calendar.duration')}
          unit={t('calendar.minutesUnit')}
          required
          step={15}
          value={draft.SingleDuration}
          error={errors['Schedule.SingleDuration']}
          onChange={(value) => onChange('SingleDuration', value)}
        />
      </div>
    );
  return (
    <>
      <div className={styles['fields']}>
        {start}
        <DateField
          label={t('kit.lastDay')}
          value={draft.ScheduleEndDate}
          required
          near
          {...(draft.ScheduleStartDate === null ? {} : { min: draft.ScheduleStartDate })}
          error={errors['Schedule.ScheduleEndDate']}
          onChange={(day) => onChange('ScheduleEndDate', day)}
        />
      </div>
      <SlotRows slots={draft.Slots} errors={errors} onChange={(slots) => onChange('Slots', slots)}>
        {!phone && (
          <Button variant="default" leftSection={<IconCalendarWeek size={18} stroke={1.8} />} onClick={() => setDrawing(true)}>
            {t('calendar.drawWeek')}
          </Button>
        )}
      </SlotRows>
      {drawing && (
        <WeeklyEditor
          slots={draft.Slots}
          onDone={(slots) => {
            onChange('Slots', slots);
            setDrawing(false);
          }}
          onClose={() => setDrawing(false)}
        />
      )}
    </>
  );
}
