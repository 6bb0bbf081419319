import { type CircuitExercise, circuitExerciseSchema, type ShownExercise } from '@clubpulse/contract/workouts/circuits/circuits';
import { TextInput } from '@mantine/core';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { Pair } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { bySchema } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { weightField } from '../../exercises/public.ts';

interface ExerciseEditorProps {
  exercise: ShownExercise;
  onChange: (exercise: ShownExercise) => void;
  onClose: () => void;
}

const schema = circuitExerciseSchema.refine(({ Reps, RepsMax }) => RepsMax === null || (Reps !== null && RepsMax >= Reps), {
  path: ['RepsMax'],
  message: 'circuit-reps-order',
});
const zones = ['0', '1', '2', '3', '4', '5'] as const;

export function ExerciseEditor({ exercise, onChange, onClose }: ExerciseEditorProps) {
  const t = useT();
  const { Name: name, Drawn: _drawn, ...line } = exercise;
  const form = useForm<CircuitExercise, CircuitExercise>({ initial: line, check: bySchema(schema) });
  const { values, errors, set } = form;
  const weight = weightField(useFormats());
  const number = (field: 'Reps' | 'RepsMax' | 'MachineLevel') => (
    <NumberField
      label={t(field === 'Reps' ? 'workouts.measure.reps' : `circuits.line.${field}`)}
      value={values[field]}
      error={errors[field]}
      onChange={(next) => set({ [field]: next })}
    />
  );
  return (
    <DialogForm
      title={name}
      form={form}
      act={t('circuits.take')}
      onClose={onClose}
      save={async (output) => {
        onChange({ ...exercise, ...output });
        onClose();
        return true;
      }}
    >
      <Pair>
        {number('Reps')}
        {number('RepsMax')}
      </Pair>
      <Pair>
        <NumberField
          label={t('circuits.line.Weight')}
          unit={weight.unit}
          digits={weight.digits}
          value={weight.shown(values.Weight)}
          error={errors.Weight}
          onChange={(typed) => set({ Weight: weight.toStored(typed) })}
        />
        {number('MachineLevel')}
      </Pair>
      <ChoiceField
        label={t('circuits.line.CardioZone')}
        clearable
        data={zones.map((value) => ({ value, label: `Z${value}` }))}
        value={values.CardioZone === null ? null : String(values.CardioZone)}
        onChange={(next) => set({ CardioZone: next === null ? null : Number(next) })}
      />
      <TextInput
        label={t('circuits.line.Notes')}
        description={t('circuits.notesHint')}
        value={values.Notes}
        error={errors.Notes}
        onChange={(event) => set({ Notes: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
