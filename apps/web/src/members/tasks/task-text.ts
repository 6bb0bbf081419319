import type { Task, TaskType } from '@clubpulse/contract/members/tasks/tasks';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { type Icon, IconChecklist, IconPhone, IconPhoneOff } from '@tabler/icons-react';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

export const taskIcons: Record<TaskType, Icon> = { generic: IconChecklist, call: IconPhone, 'do-not-call': IconPhoneOff };

export function titleOf({ Type, Task: text, Receiver }: Task, named: boolean, t: Translate): string {
  if (named && Receiver !== null) return fullName(Receiver);
  return text === '' ? t(`members.taskType-${Type}`) : text;
}

/** `today` is in the club's time zone. */
export const isLate = ({ Type, DueDate, CompletedAt }: Task, today: string): boolean =>
  CompletedAt === null && Type !== 'do-not-call' && DueDate !== null && DueDate < today;

export const dueTexts = ({ DueDate }: Task, late: boolean, t: Translate, { date }: Formats): string[] =>
  DueDate === null ? [] : [t(late ? 'kit.since' : 'members.taskBy', { date: date(DueDate) })];

export const assigneeTexts = ({ Assignee }: Task, t: Translate): string[] =>
  Assignee === null ? [] : [t('members.taskFor', { name: fullName(Assignee) })];
