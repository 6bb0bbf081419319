import {
  callOutcomes,
  type CallOutcome as Outcome,
  type OutcomeInput,
  outcomeInputSchema,
  type Task,
} from '@clubpulse/contract/members/tasks/tasks';
import { recordOutcome } from '@clubpulse/contract/members/tasks/tasks.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { stageAfter } from '@clubpulse/rules/members/tasks/tasks';
import { addDays, addMonths } from '@clubpulse/rules/time/days';
import { Checkbox, Radio, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { DateField } from '../../kit/fields/DateField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';
import { isWorthWaiting } from '../../platform/reach/outbox.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './CallOutcome.module.css';
import { useTaskOutbox } from './task-outbox.ts';

const QUIET_MONTHS = 3;

interface Values {
  Outcome: Outcome | null;
  Note: string;
  DoNotCallUntil: string | null;
}

export function CallOutcome({ task, onClose }: { task: Task; onClose: () => void }) {
  const t = useT();
  const today = useTodayIn(useStaffClub().TimeZone);
  const name = task.Receiver === null ? '' : fullName(task.Receiver);
  const stage = task.Receiver?.ClientStage ?? undefined;
  const outcomes = callOutcomes.filter((outcome) => outcome !== 'Trial' || stageAfter(outcome, stage) !== undefined);
  const [stops, setStops] = useState(false);
  const form = useForm<Values, z.output<typeof outcomeInputSchema>>({
    initial: { Outcome: null, Note: '', DoNotCallUntil: null },
    check: bySchema(
      outcomeInputSchema.refine(({ DoNotCallUntil }) => !stops || DoNotCallUntil !== null, {
        path: ['DoNotCallUntil'],
        message: 'field-required',
      }),
    ),
  });
  const { values, errors, set } = form;
  const record = useDialogAct(recordOutcome, { doneText: () => t('members.outcomeSaved'), onClose });
  const { keep } = useTaskOutbox();
  const save = async (body: OutcomeInput) => {
    try {
      return await record.mutateAsync({ params: { id: task.TaskId }, body });
    } catch (error) {
      if (!isWorthWaiting(error)) throw error;
      keep({ taskId: task.TaskId, outcome: body });
      onClose();
      return undefined;
    }
  };
  return (
    <DialogForm
      title={name}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={save}
      onClose={onClose}
    >
      <Radio.Group
        required
        label={t('members.taskWent')}
        value={values.Outcome}
        error={errors.Outcome}
        onChange={(Outcome) => set({ Outcome })}
      >
        <div className={classes['outcomes']}>
          {outcomes.map((outcome) => (
            <Radio.Card key={outcome} value={outcome} className={classes['outcome']}>
              <b>{t(`members.outcome-${outcome}`)}</b>
              <span>
                {outcome === 'Interested' && stageAfter(outcome, stage) === undefined
                  ? t('members.outcomeCallAgain')
                  : t(`members.outcomeText-${outcome}`)}
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <Checkbox
        label={t('members.outcomeStop')}
        checked={stops}
        onChange={({ currentTarget: { checked } }) => {
          setStops(checked);
          set({ DoNotCallUntil: checked ? addMonths(today, QUIET_MONTHS) : null });
        }}
      />
      {stops && (
        <DateField
          near
          required
          label={t('members.taskLastDay')}
          min={addDays(today, 1)}
          value={values.DoNotCallUntil}
          error={errors.DoNotCallUntil}
          onChange={(day) => set({ DoNotCallUntil: day })}
        />
      )}
      <Textarea
        label={t('members.outcomeNote')}
        autosize
        minRows={2}
        maxRows={6}
        value={values.Note}
        error={errors.Note}
        onChange={(event) => set({ Note: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
