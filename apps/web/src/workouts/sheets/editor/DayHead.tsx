import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import type { Changed } from '@clubpulse/rules/workouts/sheets/changed';
import { doubledByName, replaced, without } from '@clubpulse/rules/workouts/sheets/changes';
import { withDayAt, withoutDay } from '@clubpulse/rules/workouts/sheets/planned-days';
import { TextInput } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useT } from '../../../platform/phrases.ts';
import { dayTitle } from '../titles.ts';
import classes from './sheet-editor.module.css';
import type { DaysForm } from './use-days.ts';

interface DayHeadProps extends Pick<DaysForm, 'days' | 'planned' | 'change' | 'put'> {
  at: number;
  day: ProgramDay;
  error: string | undefined;
  isChanged: Changed[string];
  onShow: (day: number) => void;
}

export function DayHead({ at, day, days, planned, change, put, error, isChanged, onShow }: DayHeadProps) {
  const t = useT();
  const isFull = days.length >= PROGRAM.days;
  return (
    <div className={classes['dayHead']}>
      <TextInput
        label={t('sheets.dayName')}
        placeholder={t('workouts.dayNumber', { number: at + 1 })}
        value={day.Name}
        error={error}
        data-changed={isChanged}
        onChange={(event) => change(replaced(days, at, { ...day, Name: event.currentTarget.value }))}
      />
      <RowMenu
        label={t('kit.actionsOf', { name: dayTitle(t, day, at) })}
        items={[
          {
            label: t('sheets.copyDay'),
            icon: IconCopy,
            disabled: isFull,
            onClick: () => {
              put(doubledByName(days, at, PROGRAM.name), withDayAt(planned, at + 1));
              onShow(at + 1);
            },
          },
          {
            label: t('kit.remove'),
            icon: IconTrash,
            danger: true,
            disabled: days.length === 1,
            onClick: () => put(without(days, at), withoutDay(planned, at)),
          },
        ]}
      />
    </div>
  );
}
