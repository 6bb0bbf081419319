import type { NextTask } from '@clubpulse/contract/members/pipeline/cards';
import { daysBetween } from '@clubpulse/rules/time/days';
import { type Icon, IconChecklist, IconPhone, IconPhoneOff } from '@tabler/icons-react';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import classes from './Board.module.css';

const icons: Record<NextTask['Type'], Icon> = { generic: IconChecklist, call: IconPhone, 'do-not-call': IconPhoneOff };

/** What is to be done about somebody next, and how late it is. `today` is the club's. */
export function NextTaskLine({ task, today }: { task: NextTask | null; today: string }) {
  const t = useT();
  const formats = useFormats();
  if (task === null) return <span className={classes['task']}>{t('members.cardNoTask')}</span>;
  const Icon = icons[task.Type];
  const words = taskWords(task, today, t, formats);
  return (
    <span className={classes['task']} data-due={dueOf(task, today)} title={words}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      <span>{words}</span>
    </span>
  );
}

function dueOf({ Type, DueDate }: NextTask, today: string): 'late' | 'today' | undefined {
  if (Type === 'do-not-call' || DueDate === null || DueDate > today) return undefined;
  return DueDate === today ? 'today' : 'late';
}

function taskWords(task: NextTask, today: string, t: Translate, { date, dayMonth }: Formats): string {
  const { Type, Task, DueDate } = task;
  if (Type === 'do-not-call')
    return DueDate === null ? t('members.cardNoCalls') : t('members.cardNoCallsUntil', { date: date(DueDate) });
  const what = Task === '' ? t(`members.taskType-${Type}`) : Task;
  if (DueDate === null) return what;
  switch (dueOf(task, today)) {
    case 'late':
      return t('members.cardTaskLate', { what, count: daysBetween(DueDate, today) });
    case 'today':
      return t('members.cardTaskToday', { what });
    case undefined:
      return t('members.cardTaskBy', { what, date: dayMonth(DueDate) });
  }
}
