import { formatDuration, longUnit } from '@clubpulse/rules/formats/duration';
import { minorDigits } from '@clubpulse/rules/formats/money';
import { feetAndInches, kgToPounds, metersToMiles } from '@clubpulse/rules/formats/units';
import { zoneBarPercentages } from '@clubpulse/rules/training/trainings/zone-bar';
import type { FormatSettings } from './format-settings.ts';

export interface NumberFormats {
  /** Formats like `2,481` or `2.481`, without decimals by default. */
  number(value: number, digits?: number): string;
  /** 0 to 100 like `82%`, without decimals by default. */
  percent(value: number, digits?: number): string;
  /** Whole percentages that add up to 100 (largest remainder), or all zero. */
  shares(values: readonly number[]): number[];
  duration(seconds: number): string;
  /** Formats a validity like `30 days`, `1 month (31 days)` or `1 year (365 days)`. */
  days(days: number): string;
  /** Minor units of an ISO 4217 currency, like `€59.00` or `59,00 €`. */
  money(amount: number, currency: string): string;
  weight(kilograms: number): string;
  height(centimetres: number): string;
  distance(metres: number): string;
  bytes(bytes: number): string;
  units: { imperial: boolean; weight: 'kg' | 'lb'; height: 'cm' | 'in' };
}

const MEGABYTE = 1_048_576;

export function makeNumberFormats({ UnitSystem }: FormatSettings, locale: string): NumberFormats {
  const imperial = UnitSystem === 'Imperial';
  const made = new Map<string, Intl.NumberFormat>();
  const format = (value: number, options: Intl.NumberFormatOptions): string => {
    const key = JSON.stringify(options);
    const formatter = made.get(key) ?? new Intl.NumberFormat(locale, options);
    made.set(key, formatter);
    return formatter.format(value);
  };
  // Italian and Spanish leave four digits ungrouped by default.
  const number = (value: number, digits = 0) =>
    format(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: 'always' });
  const inFeet = (centimetres: number) => {
    const { feet, inches } = feetAndInches(centimetres);
    return `${number(feet)} ft ${number(inches)} in`;
  };
  return {
    number,
    percent: (value, digits = 0) => format(value / 100, { style: 'percent', maximumFractionDigits: digits }),
    shares: zoneBarPercentages,
    duration: formatDuration,
    days: (days) => {
      const inUnit = (count: number, unit: string) => format(count, { style: 'unit', unit, unitDisplay: 'long' });
      const long = longUnit(days);
      return long === undefined ? inUnit(days, 'day') : `${inUnit(long.count, long.unit)} (${inUnit(days, 'day')})`;
    },
    money: (amount, currency) =>
      format(amount / 10 ** minorDigits(currency), { style: 'currency', currency, useGrouping: 'always' }),
    weight: (kilograms) => (imperial ? `${number(kgToPounds(kilograms), 1)} lb` : `${number(kilograms, 1)} kg`),
    height: (centimetres) => (imperial ? inFeet(centimetres) : `${number(centimetres)} cm`),
    distance: (metres) => (imperial ? `${number(metersToMiles(metres), 1)} mi` : `${number(metres / 1000, 1)} km`),
    bytes: (bytes) =>
      bytes < MEGABYTE / 10
        ? format(Math.ceil(bytes / 1024), { style: 'unit', unit: 'kilobyte' })
        : format(bytes / MEGABYTE, {
            style: 'unit',
            unit: 'megabyte',
            minimumFractionDigits: 1,
            maximumFractionDigits: 1,
            useGrouping: 'always',
          }),
    units: { imperial, weight: imperial ? 'lb' : 'kg', height: imperial ? 'in' : 'cm' },
  };
}
