import { TASK_MAX, type TaskType, taskTypes } from '@clubpulse/contract/members/tasks/tasks';
import { listTaskAssignees } from '@clubpulse/contract/members/tasks/tasks.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import type { FieldTexts } from '../../kit/form/form-state.ts';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';

export interface TaskValues {
  Type: TaskType;
  Task: string;
  AssigneeId: number | null;
  DueDate: string | null;
}

interface TaskFieldsProps {
  values: TaskValues;
  errors: FieldTexts;
  set: (changes: Partial<TaskValues>) => void;
  onBrokenDay: (broken: boolean) => void;
  kinds?: readonly TaskType[];
  children?: ReactNode;
}
const NONE = '';

export function TaskFields({ values, errors, set, onBrokenDay, kinds = taskTypes, children }: TaskFieldsProps) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const staff = useCall(listTaskAssignees, { params: { id: ClubId } }, { quiet: true }).data ?? [];
  const isStop = values.Type === 'do-not-call';
  return (
    <>
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
      {children}
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
            { value: NONE, label: t('members.taskAnybody') },
            ...staff.map((one) => ({ value: String(one.UserId), label: fullName(one) })),
          ]}
          allowDeselect={false}
          value={values.AssigneeId === null ? NONE : String(values.AssigneeId)}
          error={errors.AssigneeId}
          onChange={(id) => set({ AssigneeId: id === null || id === NONE ? null : Number(id) })}
        />
      )}
      <DateField
        near
        label={t(isStop ? 'members.taskLastDay' : 'members.taskDue')}
        description={isStop ? t('members.taskStopHint') : undefined}
        value={values.DueDate}
        error={errors.DueDate}
        onChange={(DueDate) => set({ DueDate })}
        onBroken={onBrokenDay}
      />
    </>
  );
}
