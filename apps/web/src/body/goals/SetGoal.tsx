import type { MeasureGoal } from '@clubpulse/contract/body/goals';
import { deleteGoal, setGoal } from '@clubpulse/contract/body/goals.calls';
import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import { roundTo } from '@clubpulse/rules/formats/round';
import { Button } from '@mantine/core';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { DateField } from '../../kit/fields/DateField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { byRule } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useToday } from '../../platform/use-today.ts';
import type { ShownMeasure } from './shown-measure.ts';

interface SetGoalProps {
  userId: number;
  measure: MeasureKey;
  texts: ShownMeasure;
  goal: MeasureGoal | undefined;
  onClose: () => void;
}
interface Values {
  Value: number | null;
  Due: string | null;
}

export function SetGoal({ userId, measure, texts, goal, onClose }: SetGoalProps) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const { min, max } = texts.limits;
  const form = useForm<Values, Values>({
    initial: {
      Value: goal ? roundTo(texts.toShown(goal.Value), texts.digits) : null,
      Due: goal?.Due !== undefined && goal.Due !== null && goal.Due >= today ? goal.Due : null,
    },
    check: byRule<Values>(({ Value }) => ({
      Value:
        Value === null
          ? t('field-required')
          : Value < min || Value > max
            ? t('measure-limits', {
                min: formats.number(min, texts.digits),
                max: formats.number(max, texts.digits),
                unit: texts.unit,
              })
            : undefined,
    })),
  });
  const params = { id: userId, key: measure };
  const set = useDialogAct(setGoal, { doneText: () => t('goals.saved'), onClose });
  const remove = useDialogAct(deleteGoal, { doneText: () => t('goals.removed'), onClose });
  return (
    <DialogForm
      title={t('goals.of', { name: texts.name })}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={({ Value, Due }) => set.mutateAsync({ params, body: { Value: texts.toStored(Value ?? 0), Due } })}
      onClose={onClose}
    >
      <NumberField
        label={t('kit.goal')}
        required
        data-autofocus
        digits={texts.digits}
        unit={texts.unit || undefined}
        step={10 ** -texts.digits}
        value={form.values.Value}
        error={form.errors.Value}
        onChange={(Value) => form.set({ Value })}
      />
      <DateField
        label={t('goals.until')}
        near
        min={today}
        value={form.values.Due}
        error={form.errors.Due}
        onBroken={(broken) => form.setUnreadable('Due', broken)}
        onChange={(Due) => form.set({ Due })}
      />
      {goal !== undefined && (
        <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate({ params })}>
          {t('kit.remove')}
        </Button>
      )}
    </DialogForm>
  );
}
