import type { Task } from '@clubpulse/contract/members/tasks/tasks';
import { deleteTask } from '@clubpulse/contract/members/tasks/tasks.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { titleOf } from './task-text.ts';

export function DeleteTask({ task, onClose }: { task: Task; onClose: () => void }) {
  const t = useT();
  const name = titleOf(task, true, t);
  const remove = useDialogAct(deleteTask, { doneText: () => t('kit.deletedName', { name }), onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      keep={t('kit.keepIt')}
      confirm={t('members.taskDelete')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error === null ? null : refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: task.TaskId } })}
      onClose={onClose}
    >
      {t('members.taskDeleteText')}
    </ConfirmDialog>
  );
}
