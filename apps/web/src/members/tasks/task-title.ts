import type { Task } from '@clubpulse/contract/members/tasks/tasks';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import type { Translate } from '../../platform/phrases.ts';

/** What a row is called: whom it is about, else what is to be done. */
export function titleOf({ Type, Task: text, Receiver }: Task, named: boolean, t: Translate): string {
  if (named && Receiver !== null) return fullName(Receiver);
  return text === '' ? t(`members.taskType-${Type}`) : text;
}
