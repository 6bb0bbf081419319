import { type SensorModel, sensorInputSchema, sensorModels } from '@clubpulse/contract/devices/sensors';
import { parseSensorCode } from '@clubpulse/rules/devices/sensors/code';
import { TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { type Translate, useT } from '../../platform/phrases.ts';
import { codeOfStrap, codeState } from './code-typing.ts';
import { modelLabels } from './model-labels.ts';
import classes from './StrapFields.module.css';

export const linkSchema = sensorInputSchema.refine(({ Model, Code }) => parseSensorCode(Model, Code) !== undefined, {
  path: ['Code'],
  message: 'invalid-sensor-code',
});

export interface StrapValues {
  Model: SensorModel;
  Code: string;
  Name: string;
}

interface StrapFieldsProps {
  values: StrapValues;
  errors: Partial<Record<keyof StrapValues, string>>;
  set: (changes: Partial<StrapValues>) => void;
  receivedAs?: number | undefined;
}

const hints = {
  Clubpulse: 'devices.clubpulseHint',
  MZ: 'devices.mzHint',
  Garmin: 'devices.garminHint',
  Bluetooth: 'devices.bluetoothHint',
} as const;

export function StrapFields({ values, errors, set, receivedAs }: StrapFieldsProps) {
  const t = useT();
  return (
    <>
      <StrapCodeFields values={values} errors={errors} set={set} receivedAs={receivedAs} />
      <TextInput
        label={t('devices.strapName')}
        description={t('devices.strapNameHint')}
        value={values.Name}
        error={errors.Name}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
    </>
  );
}

function meaningOf({ receivable, number }: { receivable: boolean; number: number }, model: SensorModel, t: Translate): string {
  if (!receivable) return t('devices.neverReceived');
  return model === 'Bluetooth' ? t('devices.heardByBluetooth') : t('devices.heardAs', { number });
}

interface StrapCodeProps extends Pick<StrapFieldsProps, 'receivedAs'> {
  values: Pick<StrapValues, 'Model' | 'Code'>;
  errors: { Code?: string | undefined };
  set: (changes: Partial<Pick<StrapValues, 'Model' | 'Code'>>) => void;
}

export function StrapCodeFields({ values, errors, set, receivedAs }: StrapCodeProps) {
  const t = useT();
  const [left, setLeft] = useState(false);
  const { Model, Code } = values;
  const state = codeState(Model, Code);
  const bad = Code.trim() !== '' && (state.is === 'bad' || (left && state.is === 'typing'));
  const choose = (model: SensorModel) => {
    set({ Model: model });
    if (receivedAs !== undefined && Code === codeOfStrap(Model, receivedAs)) set({ Code: codeOfStrap(model, receivedAs) });
  };
  return (
    <>
      <div className={classes['kind']}>
        <span aria-hidden="true">{t('kit.kind')}</span>
        <Segmented
          label={t('kit.kind')}
          fullWidth
          value={Model}
          options={sensorModels.map((model) => ({ value: model, label: t(modelLabels[model]) }))}
          onChange={choose}
        />
      </div>
      <div>
        <TextInput
          label={t('kit.code')}
          description={t(hints[Model])}
          withAsterisk
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode={Model === 'MZ' || Model === 'Garmin' ? 'numeric' : 'text'}
          value={Code}
          error={bad ? t('invalid-sensor-code') : errors.Code}
          onChange={(event) => set({ Code: event.currentTarget.value })}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
        />
        <div aria-live="polite">
          {state.is === 'good' && (
            <p className={classes['meaning']} data-warn={!state.receivable}>
              {state.receivable ? (
                <IconCheck size={16} stroke={2} aria-hidden="true" />
              ) : (
                <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
              )}
              {meaningOf(state, Model, t)}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
