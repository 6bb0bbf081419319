import { TASK_MAX, type Task, type TaskType, taskInputSchema, taskTypes } from '@clubpulse/contract/members/tasks/tasks';
import { createTask, listTaskAssignees, updateTask } from '@clubpulse/contract/members/tasks/tasks.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Textarea } from '@mantine/core';
import type { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { PersonPicker } from '../people/public.ts';

interface TaskEditorProps {
  /** Absent: a new one. */
  task?: Task;
  /** Whom a new one is about, where that is said already. */
  about?: { readonly UserId: number; readonly name: string };
  onClose: () => void;
}
interface Values {
  ClubId: number;
  Type: TaskType;
  Task: string;
  AssigneeId: number | null;
  ReceiverId: number | null;
  DueDate: string | null;
}
const NOBODY = '';

/** A task of one's own or for another; a call and a do-not-call are about somebody. */
export function TaskEditor({ task, about, onClose }: TaskEditorProps) {
  const t = useT();
  const self = useSelf();
  const { ClubId, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const staff = useCall(listTaskAssignees, { params: { id: ClubId } }, { quiet: true }).data ?? [];
  const form = useForm<Values, z.output<typeof taskInputSchema>>({
    initial: task
      ? {
          ClubId,
          Type: task.Type,
          Task: task.Task,
          AssigneeId: task.Assignee?.UserId ?? null,
          ReceiverId: task.Receiver?.UserId ?? null,
          DueDate: task.DueDate,
        }
      : {
          ClubId,
          Type: about ? 'call' : 'generic',
          Task: '',
          AssigneeId: self.UserId,
          ReceiverId: about?.UserId ?? null,
          DueDate: about ? null : today,
        },
    check: bySchema(taskInputSchema),
  });
  const { values, errors, set } = form;
  const after = { said: () => t('members.taskSaved'), onClose };
  const create = useDialogAct(createTask, after);
  const update = useDialogAct(updateTask, after);
  const whom = about?.name ?? (task?.Receiver ? fullName(task.Receiver) : undefined);
  const kinds = task !== undefined && task.Receiver === null ? (['generic'] as const) : taskTypes;
  const isStop = values.Type === 'do-not-call';
  return (
    <DialogForm
      title={whom === undefined ? t(task ? 'members.taskEdit' : 'members.taskNew') : t('members.taskOf', { name: whom })}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={({ ClubId: club, ReceiverId, ...body }) =>
        task === undefined
          ? create.mutateAsync({ body: { ...body, ClubId: club, ReceiverId } })
          : update.mutateAsync({ params: { id: task.TaskId }, body })
      }
      onClose={onClose}
    >
      {kinds.length > 1 && (
        <Segmented
          titled
          fullWidth
          label={t('members.taskType')}
          value={values.Type}
          options={kinds.map((kind) => ({ value: kind, label: t(`members.taskType-${kind}`) }))}
          onChange={(Type) => set({ Type, ...(Type === 'do-not-call' ? { AssigneeId: null } : {}) })}
        />
      )}
      {whom === undefined && task === undefined && (
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
      <Textarea
        data-autofocus
        label={t('members.taskWhat')}
        withAsterisk={values.Type === 'generic'}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={TASK_MAX}
        value={values.Task}
        error={errors.Task}
        onChange={(event) => set({ Task: event.currentTarget.value })}
      />
      {!isStop && (
        <ChoiceField
          label={t('members.taskWho')}
          data={[
            { value: NOBODY, label: t('members.taskAnybody') },
            ...staff.map((one) => ({ value: String(one.UserId), label: fullName(one) })),
          ]}
          allowDeselect={false}
          value={values.AssigneeId === null ? NOBODY : String(values.AssigneeId)}
          error={errors.AssigneeId}
          onChange={(id) => set({ AssigneeId: id === null || id === NOBODY ? null : Number(id) })}
        />
      )}
      <DateField
        near
        label={t(isStop ? 'members.taskLastDay' : 'members.taskDue')}
        description={isStop ? t('members.taskStopHint') : undefined}
        value={values.DueDate}
        error={errors.DueDate}
        onChange={(DueDate) => set({ DueDate })}
      />
    </DialogForm>
  );
}
