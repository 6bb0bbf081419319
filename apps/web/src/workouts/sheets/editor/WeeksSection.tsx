import type { PlannedDays } from '@clubpulse/contract/workouts/sheets/planned-days';
import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import { addDays, eachDay } from '@clubpulse/rules/time/days';
import { dayOn, mondayOf, planned as plannedOn } from '@clubpulse/rules/workouts/sheets/planned-days';
import { Button } from '@mantine/core';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import type { FieldTexts } from '../../../kit/form/form-state.ts';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { dayTitle } from '../titles.ts';
import { below, distinctTexts } from './below.ts';
import type { DaysForm } from './use-days.ts';
import classes from './weeks.module.css';

const CopyWeek = lazyComponent(() => import('./CopyWeek.tsx').then((it) => it.CopyWeek));
const NONE = '';

interface WeeksSectionProps {
  form: DaysForm;
  errors: FieldTexts;
}

export function WeeksSection({ form: { days, planned, plan }, errors }: WeeksSectionProps) {
  const t = useT();
  const formats = useFormats();
  const thisWeek = mondayOf(formats.dayOf(useNow()));
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [copied, setCopied] = useState<string | null>(null);
  const weeks = [...new Set([...planned.map(({ Date }) => mondayOf(Date)), ...opened])].toSorted();
  const next = weeks.length === 0 ? thisWeek : addDays(weeks.at(-1) ?? thisWeek, 7);
  const wrong = distinctTexts({ all: errors['PlannedDays'], ...below(errors, 'PlannedDays') });
  return (
    <EditorSection id="weeks" title={t('sheets.weeks')}>
      {weeks.length === 0 && <p className={classes['none']}>{t('sheets.weeksText')}</p>}
      {wrong.length > 0 && (
        <p className={classes['why']} aria-invalid="true">
          {wrong.join(' ')}
        </p>
      )}
      {weeks.map((monday) => (
        <Week
          key={monday}
          monday={monday}
          days={days}
          planned={planned}
          onPlan={plan}
          onCopy={() => setCopied(monday)}
          onRemove={() => {
            setOpened(opened.filter((one) => one !== monday));
            plan(planned.filter(({ Date }) => mondayOf(Date) !== monday));
          }}
        />
      ))}
      <Button
        className={classes['add']}
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.8} />}
        onClick={() => setOpened([...opened, next])}
      >
        {t('sheets.addWeek', { date: formats.date(next) })}
      </Button>
      {copied !== null && <CopyWeek week={copied} planned={planned} onCopy={plan} onClose={() => setCopied(null)} />}
    </EditorSection>
  );
}

interface WeekProps {
  monday: string;
  days: Program;
  planned: PlannedDays;
  onPlan: (planned: PlannedDays) => void;
  onCopy: () => void;
  onRemove: () => void;
}
function Week({ monday, days, planned, onPlan, onCopy, onRemove }: WeekProps) {
  const t = useT();
  const formats = useFormats();
  const dates = eachDay({ first: monday, last: addDays(monday, 6) });
  const isEmpty = dates.every((date) => dayOn(planned, date) === undefined);
  const name = t('sheets.weekOf', { date: formats.date(monday) });
  return (
    <section className={classes['week']} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <RowMenu
          label={t('kit.actionsOf', { name })}
          items={[
            { label: t('sheets.copyWeek'), icon: IconCopy, disabled: isEmpty, onClick: onCopy },
            { label: t('kit.remove'), icon: IconTrash, danger: true, onClick: onRemove },
          ]}
        />
      </header>
      <div className={classes['dates']}>
        {dates.map((date) => (
          <ChoiceField
            key={date}
            label={`${formats.weekday(date, 'short')} ${formats.dayMonth(date)}`}
            data={[
              { value: NONE, label: t('sheets.noDay') },
              ...days.map((day, at) => ({ value: String(at), label: dayTitle(t, day, at) })),
            ]}
            value={String(dayOn(planned, date) ?? NONE)}
            onChange={(value) => onPlan(plannedOn(planned, date, value === null || value === NONE ? null : Number(value)))}
          />
        ))}
      </div>
    </section>
  );
}
