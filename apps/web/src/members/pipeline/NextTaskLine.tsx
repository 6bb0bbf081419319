import type { NextTask } from '@clubpulse/contract/members/pipeline/cards';
import { daysBetween } from '@clubpulse/rules/time/days';
import { VisuallyHidden } from '@mantine/core';
import { type Icon, IconChecklist, IconPhone, IconPhoneOff } from '@tabler/icons-react';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import classes from './Board.module.css';

const icons: Record<NextTask['Type'], Icon> = { generic: IconChecklist, call: IconPhone, 'do-not-call': IconPhoneOff };

/** `today` is in the club's time zone. */
export function NextTaskLine({ task, today }: { task: NextTask | null; today: string }) {
  const t = useT();
  const formats = useFormats();
  if (task === null) return <span className={classes['task']}>{t('members.cardNoTask')}</span>;
  const Icon = icons[task.Type];
  const { what, when } = taskWords(task, today, t, formats);
  return (
    <span className={classes['task']} data-due={dueOf(task, today)} title={when === null ? what : `${what}, ${when}`}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      <span className={classes['what']}>
        {when === null ? (
          <span>{what}</span>
        ) : (
          <>
            <VisuallyHidden>{what}, </VisuallyHidden>
            {when}
          </>
        )}
      </span>
    </span>
  );
}

function dueOf({ Type, DueDate }: NextTask, today: string): 'late' | 'today' | undefined {
  if (Type === 'do-not-call' || DueDate === null || DueDate > today) return undefined;
  return DueDate === today ? 'today' : 'late';
}

function taskWords(
  task: NextTask,
  today: string,
  t: Translate,
  { dayMonth, number }: Formats,
): { what: string; when: string | null } {
  const { Type, Task, DueDate } = task;
  if (Type === 'do-not-call')
    return { what: t('members.cardNoCalls'), when: DueDate === null ? null : t('kit.until', { date: dayMonth(DueDate) }) };
  const what = Task === '' ? t(`members.taskType-${Type}`) : Task;
  if (DueDate === null) return { what, when: null };
  switch (dueOf(task, today)) {
    case 'late':
      return { what, when: t('members.cardTaskLate', { days: number(daysBetween(DueDate, today)) }) };
    case 'today':
      return { what, when: t('members.cardTaskToday') };
    case undefined:
      return { what, when: t('members.cardTaskBy', { date: dayMonth(DueDate) }) };
  }
}
