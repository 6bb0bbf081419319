import type { Task } from '@clubpulse/contract/members/tasks/tasks';
import { deleteTask } from '@clubpulse/contract/members/tasks/tasks.calls';
import { DeletionDialog } from '../../kit/dialog/DeletionDialog.tsx';
import { useT } from '../../platform/phrases.ts';
import { titleOf } from './task-text.ts';

export function DeleteTask({ task, onClose }: { task: Task; onClose: () => void }) {
  const t = useT();
  return (
    <DeletionDialog
      call={deleteTask}
      input={{ params: { id: task.TaskId } }}
      name={titleOf(task, true, t)}
      confirm={t('members.taskDelete')}
      onClose={onClose}
    >
      {t('members.taskDeleteText')}
    </DeletionDialog>
  );
}
