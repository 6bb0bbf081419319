import { centimetersTyped, cmToInches, heightSlider, kgToPounds, kilogramsTyped } from '@clubpulse/rules/formats/units';
import { Slider } from '@mantine/core';
import { useId } from 'react';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './BodyFields.module.css';

interface FieldProps<Value> {
  value: number | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** Where the slider stands before a height was given; it is no value. */
const HEIGHT_START_CM = 170;

/** Height in centimetres; the slider runs in the user's unit and clamps in display only (readings 22). */
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

/** Weight in kilograms, typed in the user's unit with one decimal. */
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
