import type { Gender } from '@clubpulse/contract/accounts/users';
import { centimetersTyped, cmToInches, heightSlider, kgToPounds, kilogramsTyped } from '@clubpulse/rules/formats/units';
import { Slider } from '@mantine/core';
import { useId } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useToday } from '../../platform/use-today.ts';
import classes from './BodyFields.module.css';

interface FieldProps<Value, Given = number> {
  value: Given | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

const HEIGHT_START_CM = 170;

/** Centimetres. The slider has the user's unit, and limits only the displayed value. */
export function HeightField({ value, onChange, error }: FieldProps<number>) {
  const t = useT();
  const formats = useFormats();
  const { imperial } = formats.units;
  const id = useId();
  const { min, max } = heightSlider[imperial ? 'Imperial' : 'Metric'];
  const inUnit = imperial ? cmToInches(value ?? HEIGHT_START_CM) : (value ?? HEIGHT_START_CM);
  const at = Math.min(max, Math.max(min, Math.round(inUnit)));
  return (
    <div className={classes['field']} data-unset={value === null}>
      <div className={classes['head']}>
        <span id={id} className={classes['label']}>
          {t('kit.height')} <span aria-hidden="true">*</span>
        </span>
        <output className={classes['value']}>{value === null ? '–' : formats.height(value)}</output>
      </div>
      <Slider
        min={min}
        max={max}
        step={1}
        value={at}
        label={null}
        size={6}
        thumbSize={24}
        thumbLabel={t('kit.height')}
        thumbProps={{ 'aria-valuetext': value === null ? '–' : formats.height(value) }}
        onChange={(next) => onChange(imperial ? centimetersTyped(next) : next)}
        classNames={{ track: classes['track'], thumb: classes['thumb'], bar: classes['bar'] }}
      />
      {error !== undefined && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Kilograms, typed in the user's unit with one decimal. */
export function WeightField({ value, onChange, error }: FieldProps<number | null>) {
  const t = useT();
  const { imperial, weight: unit } = useFormats().units;
  return (
    <NumberField
      label={t('kit.weight')}
      required
      error={error}
      value={value === null || Number.isNaN(value) ? value : oneDecimal(imperial ? kgToPounds(value) : value)}
      digits={1}
      step={0.5}
      unit={unit}
      onChange={(typed) => onChange(imperial && typed !== null ? kilogramsTyped(typed) : typed)}
    />
  );
}

export function BirthDateField({ value, onChange, error }: FieldProps<string | null, string>) {
  const t = useT();
  return (
    <DateField
      label={t('accounts.birthDate')}
      description={t('accounts.birthDateNote')}
      required
      value={value}
      max={useToday()}
      onChange={onChange}
      error={error}
    />
  );
}

const genders = ['Female', 'Male', 'Unspecified'] as const satisfies readonly Gender[];

export function GenderField({ value, onChange, error }: FieldProps<Gender, Gender>) {
  const t = useT();
  return (
    <ChoiceField
      label={t('accounts.gender')}
      description={t('accounts.genderNote')}
      withAsterisk
      allowDeselect={false}
      error={error}
      value={value}
      data={genders.map((gender) => ({ value: gender, label: t(`accounts.gender${gender}`) }))}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}
