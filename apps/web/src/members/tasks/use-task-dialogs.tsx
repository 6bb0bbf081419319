import type { Task } from '@clubpulse/contract/members/tasks/tasks';
import { getTask } from '@clubpulse/contract/members/tasks/tasks.calls';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../platform/api.ts';
import { CallOutcome, DeleteTask, TaskEditor } from './task-dialogs.ts';

export type TaskAct = 'edit' | 'delete' | 'outcome';

/** The dialogs are rendered outside the lists, so that a dialog stays open when its task leaves a list. */
export function useTaskDialogs(tasks: readonly Task[] | undefined): {
  readonly open: (act: TaskAct, task: Task) => void;
  readonly dialog: ReactNode;
} {
  const [opened, setOpened] = useState<{ act: TaskAct; task: Task } | null>(null);
  const id = opened?.task.TaskId ?? 0;
  const listed = tasks?.find(({ TaskId }) => TaskId === id);
  const left = useCall(getTask, { params: { id } }, { quiet: true, enabled: opened !== null && tasks !== undefined && !listed });
  const newest = listed ?? left.data;
  if (opened && newest && newest !== opened.task) setOpened({ ...opened, task: newest });
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
