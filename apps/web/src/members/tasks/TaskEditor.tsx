import { type Task, taskInputSchema, taskTypes } from '@clubpulse/contract/members/tasks/tasks';
import { createTask, updateTask } from '@clubpulse/contract/members/tasks/tasks.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { useMemo } from 'react';
import type { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useAsOpened } from '../../kit/form/use-as-opened.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { PersonPicker } from '../people/public.ts';
import { TaskFields, type TaskValues } from './TaskFields.tsx';

interface TaskEditorProps {
  task?: Task;
  about?: { readonly UserId: number; readonly name: string };
  onClose: () => void;
}
interface Values extends TaskValues {
  ClubId: number;
  ReceiverId: number | null;
}

const valuesOf = ({ Type, Task: what, Assignee, Receiver, DueDate }: Task, ClubId: number): Values => ({
  ClubId,
  Type,
  Task: what,
  AssigneeId: Assignee?.UserId ?? null,
  ReceiverId: Receiver?.UserId ?? null,
  DueDate,
});

export function TaskEditor({ task: newest, about, onClose }: TaskEditorProps) {
  const t = useT();
  const [task, follow] = useAsOpened(newest);
  const self = useSelf();
  const { ClubId, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const stored = useMemo(() => task && valuesOf(task, ClubId), [task, ClubId]);
  const fresh: Values = {
    ClubId,
    Type: about ? 'call' : 'generic',
    Task: '',
    AssigneeId: self.UserId,
    ReceiverId: about?.UserId ?? null,
    DueDate: about ? null : today,
  };
  const form = useForm<Values, z.output<typeof taskInputSchema>>({
    ...(stored ? { saved: stored } : { initial: fresh }),
    check: bySchema(taskInputSchema),
  });
  const { values, errors, set } = form;
  const after = { doneText: () => t('members.taskSaved'), onClose };
  const create = useDialogAct(createTask, after);
  const update = useDialogAct(updateTask, { ...after, onRefused: follow });
  const found = about?.name ?? (task?.Receiver ? fullName(task.Receiver) : undefined);
  const kinds = task !== undefined && task.Receiver === null ? (['generic'] as const) : taskTypes;
  return (
    <DialogForm
      title={found === undefined ? t(task ? 'members.taskEdit' : 'members.taskNew') : t('members.taskOf', { name: found })}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={({ ClubId: club, ReceiverId, ...body }) =>
        task === undefined
          ? create.mutateAsync({ body: { ...body, ClubId: club, ReceiverId } })
          : update.mutateAsync({ params: { id: task.TaskId }, body: { ...body, RowVersion: task.RowVersion } })
      }
      onClose={onClose}
    >
      <TaskFields
        values={values}
        errors={errors}
        set={set}
        onBrokenDay={(broken) => form.setUnreadable('DueDate', broken)}
        kinds={kinds}
      >
        {found === undefined && task === undefined && (
          <PersonPicker
            clubId={ClubId}
            label={t('members.taskWhom')}
            placeholder={t('kit.personHint')}
            nobodyFound={t('members.taskNobody')}
            clearable
            withAsterisk={values.Type !== 'generic'}
            value={values.ReceiverId}
            error={errors.ReceiverId}
            onChange={(person) => set({ ReceiverId: person?.UserId ?? null })}
          />
        )}
      </TaskFields>
    </DialogForm>
  );
}
