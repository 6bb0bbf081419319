import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { ExerciseLine } from '@clubpulse/contract/workouts/sheets/program';
import { tempoOf, tempoText } from '@clubpulse/rules/workouts/sheets/cells';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { Pair } from '../../../../kit/edit/EditorSections.tsx';
import { NumberField } from '../../../../kit/fields/NumberField.tsx';
import type { FieldTexts } from '../../../../kit/form/form-state.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { weightField } from '../../../exercises/public.ts';
import { minutesSpelling } from '../minutes-spelling.ts';
import { LineDuration } from './LineDuration.tsx';
import { ZoneField } from './ZoneField.tsx';

export type LineField = keyof ExerciseLine;

interface ExerciseFieldsProps {
  line: ExerciseLine;
  first: LineField;
  errors: FieldTexts;
  onChange: (line: ExerciseLine) => void;
}
type PartProps = Omit<ExerciseFieldsProps, 'onChange'> & { change: (fields: Partial<ExerciseLine>) => void };

export function ExerciseFields({ onChange, ...part }: ExerciseFieldsProps) {
  const { line, errors } = part;
  const t = useT();
  const change = (fields: Partial<ExerciseLine>) => onChange({ ...line, ...fields });
  return (
    <>
      <AmountFields {...part} change={change} />
      <LoadFields {...part} change={change} />
      <EffortFields {...part} change={change} />
      <NumberField
        label={t('sheets.machineLevel')}
        max={PROGRAM.machineLevelMax}
        value={line.MachineLevel}
        error={errors['MachineLevel']}
        onChange={(MachineLevel) => change({ MachineLevel })}
      />
      <Checkbox
        label={t('sheets.ofBody')}
        checked={line.BodyWeight === true}
        onChange={(event) =>
          change(event.currentTarget.checked ? { Weight: null, WeightMax: null, BodyWeight: true } : { BodyWeight: undefined })
        }
      />
      <Checkbox
        label={t('sheets.superset')}
        checked={line.Superset}
        onChange={(event) => change({ Superset: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('sheets.afap')}
        checked={line.Afap}
        onChange={(event) => change({ Afap: event.currentTarget.checked })}
      />
      <Textarea
        label={t('kit.notes')}
        autosize
        minRows={2}
        value={line.Notes}
        error={errors['Notes']}
        onChange={(event) => change({ Notes: event.currentTarget.value })}
      />
    </>
  );
}

const focusIf = (isFirst: boolean) => (isFirst ? { 'data-autofocus': true as const } : {});

function AmountFields({ line, first, errors, change }: PartProps) {
  const t = useT();
  return (
    <>
      <Pair>
        <NumberField
          label={t('sheets.reps')}
          max={PROGRAM.reps}
          {...focusIf(first === 'Reps')}
          value={line.Reps}
          error={errors['Reps']}
          onChange={(Reps) => change({ Reps })}
        />
        <NumberField
          label={t('sheets.repsMax')}
          max={PROGRAM.reps}
          value={line.RepsMax}
          error={errors['RepsMax']}
          onChange={(RepsMax) => change({ RepsMax })}
        />
      </Pair>
      <Pair>
        <LineDuration
          {...focusIf(first === 'Duration')}
          value={line.Duration}
          error={errors['Duration']}
          onChange={(Duration) => change({ Duration })}
        />
        <NumberField
          label={t('sheets.rest')}
          unit="s"
          spelling={minutesSpelling}
          step={5}
          max={PROGRAM.restMax}
          {...focusIf(first === 'Rest')}
          value={line.Rest}
          error={errors['Rest']}
          onChange={(Rest) => change({ Rest })}
        />
      </Pair>
    </>
  );
}

function LoadFields({ line, first, errors, change }: PartProps) {
  const t = useT();
  const weight = weightField(useFormats());
  return (
    <Pair>
      <NumberField
        label={t('workouts.load')}
        unit={weight.unit}
        digits={weight.digits}
        max={weight.max}
        {...focusIf(first === 'Weight')}
        value={weight.shown(line.Weight)}
        error={errors['Weight']}
        onChange={(typed) => change({ Weight: weight.toStored(typed), BodyWeight: undefined })}
      />
      <NumberField
        label={t('sheets.loadMax')}
        unit={weight.unit}
        digits={weight.digits}
        max={weight.max}
        value={weight.shown(line.WeightMax)}
        error={errors['WeightMax']}
        onChange={(typed) => change({ WeightMax: weight.toStored(typed) })}
      />
    </Pair>
  );
}

function EffortFields({ line, first, errors, change }: PartProps) {
  const t = useT();
  const { settings } = useFormats();
  return (
    <>
      <Pair>
        <TextInput
          label={t('sheets.tempo')}
          placeholder="3-1-1-0"
          {...focusIf(first === 'Tempo')}
          value={tempoText(line.Tempo, settings.Language)}
          error={errors['Tempo']}
          onChange={(event) => change({ Tempo: event.currentTarget.value })}
          onBlur={(event) => change({ Tempo: tempoOf(event.currentTarget.value) })}
        />
        <NumberField
          label={t('sheets.rpe')}
          digits={1}
          max={10}
          {...focusIf(first === 'Rpe')}
          value={line.Rpe}
          error={errors['Rpe']}
          onChange={(Rpe) => change({ Rpe })}
        />
      </Pair>
      <Pair>
        <ZoneField
          {...focusIf(first === 'CardioZone')}
          label={t('sheets.zoneFrom')}
          value={line.CardioZone}
          onChange={(CardioZone) => change({ CardioZone })}
        />
        <ZoneField
          label={t('sheets.zoneTo')}
          value={line.CardioZoneMax}
          error={errors['CardioZoneMax']}
          onChange={(CardioZoneMax) => change({ CardioZoneMax })}
        />
      </Pair>
    </>
  );
}
