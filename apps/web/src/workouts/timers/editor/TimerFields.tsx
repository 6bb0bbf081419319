import type { Timer, TimerInput } from '@clubpulse/contract/workouts/timers/timers';
import { TIMER } from '@clubpulse/contract/workouts/timers/timers';
import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormBar } from '../../../kit/edit/FormBar.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { SecondsField } from '../../../kit/fields/SecondsField.tsx';
import { NOTICES } from '../../../kit/form/first-invalid-field.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useT } from '../../../platform/phrases.ts';
import { TimerPreview } from '../preview/TimerPreview.tsx';
import { ExerciseRows } from './ExerciseRows.tsx';
import classes from './editor.module.css';
import { checkTimer, type TimerForm, type TimerValues } from './timer-values.ts';

interface TimerFieldsProps {
  form: TimerForm;
  save: (input: TimerInput) => Promise<Timer>;
  act?: string;
  onSaved?: (timer: Timer) => void;
}

function useLastValid(values: TimerValues) {
  const checked = checkTimer(values.Name === '' ? { ...values, Name: '–' } : values);
  const now = checked.errors === null ? { input: checked.output, lines: values.Exercises } : null;
  const [stored, setStored] = useState({ values, valid: now });
  if (stored.values !== values) setStored({ values, valid: now ?? stored.valid });
  return { valid: now ?? stored.valid, isNow: now !== null };
}

export function TimerFields({ form, save, act, onSaved }: TimerFieldsProps) {
  const t = useT();
  const { values, errors, set } = form;
  const { valid, isNow } = useLastValid(values);
  const time = (field: 'WarmUp' | 'Rest' | 'RoundRest' | 'CoolDown', label: string) => (
    <SecondsField
      label={label}
      placeholder={t('timers.none')}
      value={values[field]}
      error={errors[field]}
      onChange={(seconds) => set({ [field]: seconds })}
      onEmpty={() => set({ [field]: null })}
    />
  );
  return (
    <div className={classes['editor']}>
      <div>
        <div id={NOTICES} tabIndex={-1}>
          <Refusal words={form.refusal} />
        </div>
        <div className={classes['fields']}>
          <TextInput
            className={classes['wide']}
            label={t('kit.name')}
            withAsterisk
            maxLength={TIMER.name}
            value={values.Name}
            error={errors.Name}
            onChange={(event) => set({ Name: event.currentTarget.value })}
          />
          <NumberField
            label={t('workouts.rounds')}
            min={1}
            max={TIMER.rounds}
            value={values.Rounds}
            error={errors.Rounds}
            onChange={(Rounds) => set({ Rounds })}
          />
          {time('WarmUp', t('workouts.phase.warmUp'))}
          {time('CoolDown', t('workouts.phase.coolDown'))}
          {time('Rest', t('workouts.phase.rest'))}
          {time('RoundRest', t('workouts.phase.roundRest'))}
          <Switch
            className={classes['wide']}
            label={t('workouts.isPublished')}
            description={t('workouts.publishedHint')}
            checked={values.Published}
            onChange={(event) => set({ Published: event.currentTarget.checked })}
          />
        </div>
        <ExerciseRows form={form} />
        <p className={classes['rule']}>{t('timers.rule')}</p>
      </div>
      <TimerPreview valid={valid} isNow={isNow} name={values.Name} />
      <FormBar form={form} save={save} act={act} onSaved={(timer, leaving) => !leaving && onSaved?.(timer)} />
    </div>
  );
}
