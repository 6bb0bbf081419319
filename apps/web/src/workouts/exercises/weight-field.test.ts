import { expect, it } from 'vitest';
import { makeFormats, settingsOf } from '../../platform/formats.ts';
import { weightField } from './weight-field.ts';
import { weightText } from './weight-text.ts';

const formatsIn = (UnitSystem: 'Metric' | 'Imperial') => makeFormats({ ...settingsOf('en'), UnitSystem });

it('the weight field shows weights in the unit of the user', () => {
  expect(weightText(formatsIn('Metric'), 18, 22)).toBe('18–22 kg');
  expect(weightText(formatsIn('Imperial'), 20)).toBe('44.1 lb');
  expect(weightText(formatsIn('Imperial'), 45.36, 61.23)).toBe('100–135 lb');
  expect(weightText(formatsIn('Metric'), 12.5)).toBe('12.5 kg');
  expect(weightText(formatsIn('Metric'), 12.75, 13.25)).toBe('12.75–13.25 kg');
});

it('the weight field returns each tenth of a pound as it was typed, and kilograms unchanged', () => {
  const pounds = weightField(formatsIn('Imperial'));
  for (let tenths = 1; tenths <= 20_000; tenths += 7) expect(pounds.shown(pounds.toStored(tenths / 10))).toBe(tenths / 10);
  const metric = weightField(formatsIn('Metric'));
  expect(metric.toStored(22.75)).toBe(22.75);
  expect(metric.shown(null)).toBeNull();
});
