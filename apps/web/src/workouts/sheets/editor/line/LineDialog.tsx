import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { ExerciseLine, ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import { tempoOf, tempoText } from '@clubpulse/rules/workouts/sheets/cells';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import dialog from '../../../../kit/dialog/dialog.module.css';
import { Fields, Pair } from '../../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx';
import { NumberField } from '../../../../kit/fields/NumberField.tsx';
import type { FieldTexts } from '../../../../kit/form/form-state.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { weightField } from '../../../exercises/public.ts';
import { minutesSpelling } from '../minutes-spelling.ts';

export type LineField = keyof ExerciseLine;

interface LineDialogProps {
  name: string;
  line: ProgramLine;
  first: LineField;
  errors: FieldTexts;
  onChange: (line: ProgramLine) => void;
  onClose: () => void;
}

const zones = ['0', '1', '2', '3', '4', '5'].map((value) => ({ value, label: `Z${value}` }));
const NO_ZONE = '';

export function LineDialog({ name, line, first, errors, onChange, onClose }: LineDialogProps) {
  const t = useT();
  return (
    <Dialog opened onClose={onClose} title={name}>
      <Fields>
        {line.Kind === 'exercise' ? (
          <ExerciseFields line={line} first={first} errors={errors} onChange={onChange} />
        ) : (
          <Pair>
            <NumberField
              label={t('sheets.duration')}
              unit="s"
              spelling={minutesSpelling}
              step={5}
              max={PROGRAM.durationMax}
              value={line.Duration}
              error={errors['Duration']}
              data-autofocus
              onChange={(Duration) => onChange({ ...line, Duration: Duration ?? Number.NaN })}
            />
            <ZoneField
              label={t('sheets.zoneFrom')}
              value={line.CardioZone}
              onChange={(CardioZone) => onChange({ ...line, CardioZone })}
            />
          </Pair>
        )}
        <div className={dialog['choices']}>
          <Button onClick={onClose}>{t('kit.done')}</Button>
        </div>
      </Fields>
    </Dialog>
  );
}

interface ZoneFieldProps {
  label: string;
  value: number | null;
  error?: string | undefined;
  'data-autofocus'?: true;
  onChange: (zone: number | null) => void;
}
function ZoneField({ label, value, error, onChange, ...focus }: ZoneFieldProps) {
  const t = useT();
  return (
    <ChoiceField
      {...focus}
      label={label}
      data={[{ value: NO_ZONE, label: t('sheets.noZone') }, ...zones]}
      value={value === null ? NO_ZONE : String(value)}
      error={error}
      onChange={(zone) => onChange(zone === null || zone === NO_ZONE ? null : Number(zone))}
    />
  );
}

interface ExerciseFieldsProps {
  line: ExerciseLine;
  first: LineField;
  errors: FieldTexts;
  onChange: (line: ExerciseLine) => void;
}
function ExerciseFields({ line, first, errors, onChange }: ExerciseFieldsProps) {
  const t = useT();
  const formats = useFormats();
  const weight = weightField(formats);
  const focused = (field: LineField) => (field === first ? { 'data-autofocus': true as const } : {});
  const change = (fields: Partial<ExerciseLine>) => onChange({ ...line, ...fields });
  return (
    <>
      <Pair>
        <NumberField
          label={t('sheets.reps')}
          max={PROGRAM.reps}
          {...focused('Reps')}
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
        <NumberField
          label={t('sheets.duration')}
          unit="s"
          spelling={minutesSpelling}
          step={5}
          max={PROGRAM.durationMax}
          {...focused('Duration')}
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
          {...focused('Rest')}
          value={line.Rest}
          error={errors['Rest']}
          onChange={(Rest) => change({ Rest })}
        />
      </Pair>
      <Pair>
        <NumberField
          label={t('workouts.load')}
          unit={weight.unit}
          digits={weight.digits}
          max={weight.max}
          {...focused('Weight')}
          value={weight.shown(line.Weight)}
          error={errors['Weight']}
          onChange={(typed) => change({ Weight: weight.kept(typed), BodyWeight: undefined })}
        />
        <NumberField
          label={t('sheets.loadMax')}
          unit={weight.unit}
          digits={weight.digits}
          max={weight.max}
          value={weight.shown(line.WeightMax)}
          error={errors['WeightMax']}
          onChange={(typed) => change({ WeightMax: weight.kept(typed) })}
        />
      </Pair>
      <Pair>
        <TextInput
          label={t('sheets.tempo')}
          placeholder="3-1-1-0"
          {...focused('Tempo')}
          value={tempoText(line.Tempo, formats.settings.Language)}
          error={errors['Tempo']}
          onChange={(event) => change({ Tempo: event.currentTarget.value })}
          onBlur={(event) => change({ Tempo: tempoOf(event.currentTarget.value) })}
        />
        <NumberField
          label={t('sheets.rpe')}
          digits={1}
          max={10}
          {...focused('Rpe')}
          value={line.Rpe}
          error={errors['Rpe']}
          onChange={(Rpe) => change({ Rpe })}
        />
      </Pair>
      <Pair>
        <ZoneField
          {...focused('CardioZone')}
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
