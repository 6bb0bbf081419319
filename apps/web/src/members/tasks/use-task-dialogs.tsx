import type { Task } from '@clubpulse/contract/members/tasks/tasks';
import { type ReactNode, useState } from 'react';
import { CallOutcome, DeleteTask, TaskEditor } from './task-dialogs.ts';

export type TaskAct = 'edit' | 'delete' | 'outcome';

/**
 * What a row of tasks opens, to be drawn beside the lists: a task that somebody else gives another day or another person leaves its
 * list, and what is typed about it does not go with it.
 */
export function useTaskDialogs(tasks: readonly Task[] | undefined): {
  readonly open: (act: TaskAct, task: Task) => void;
  readonly dialog: ReactNode;
} {
  const [opened, setOpened] = useState<{ act: TaskAct; task: Task } | null>(null);
  // As it was when a list that has it was loaded last.
  const listed = opened && tasks?.find(({ TaskId }) => TaskId === opened.task.TaskId);
  if (opened && listed && listed !== opened.task) setOpened({ ...opened, task: listed });
  const close = () => setOpened(null);
  return {
    open: (act, task) => setOpened({ act, task }),
    dialog: opened && (
      <>
        {opened.act === 'edit' && <TaskEditor task={opened.task} onClose={close} />}
        {opened.act === 'delete' && <DeleteTask task={opened.task} onClose={close} />}
        {opened.act === 'outcome' && <CallOutcome task={opened.task} onClose={close} />}
      </>
    ),
  };
}
