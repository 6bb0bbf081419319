import { type TaskBatch, taskBatchSchema } from '@clubpulse/contract/members/tasks/tasks';
import { createTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { TaskFields, type TaskValues } from './TaskFields.tsx';

export interface WrittenTasks {
  readonly taskIds: readonly number[];
  readonly refused: readonly { readonly ErrorType: string }[];
}

interface TasksForEachProps {
  clubId: number;
  userIds: readonly number[];
  onDone: (written: WrittenTasks) => void;
  onClose: () => void;
}
interface Values extends TaskValues {
  UserIds: number[];
}

export function TasksForEach({ clubId, userIds, onDone, onClose }: TasksForEachProps) {
  const t = useT();
  const self = useSelf();
  const form = useForm<Values, TaskBatch>({
    initial: { UserIds: [...userIds], Type: 'call', Task: '', AssigneeId: self.UserId, DueDate: null },
    check: bySchema(taskBatchSchema),
  });
  const { values, errors, set } = form;
  const create = useChange(createTasks, {
    quiet: true,
    onDone: ({ Written, Refused: refused }) => {
      onDone({ taskIds: Written.map(({ TaskId }) => TaskId), refused });
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('members.tasksForEach', { count: userIds.length })}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => create.mutateAsync({ params: { id: clubId }, body })}
      onClose={onClose}
    >
      <TaskFields values={values} errors={errors} set={set} onBrokenDay={(broken) => form.setUnreadable('DueDate', broken)} />
    </DialogForm>
  );
}
