import { roundTo } from './round.ts';

/** Stored values are metric. Some factors are rounded on purpose. */

export const MM_PER_INCH = 25.4;
export const CM_PER_FOOT = 30.48;
export const INCHES_PER_FOOT = 12;
export const METERS_PER_MILE = 1609;
export const POUNDS_PER_KG = 2.20462262185;

/** In centimetres or inches. Other heights are shown at the end of the slider, but not changed. */
export const heightSlider = { Metric: { min: 60, max: 250 }, Imperial: { min: 24, max: 96 } } as const;

export const kgToPounds = (kg: number): number => kg * POUNDS_PER_KG;
export const poundsToKg = (pounds: number): number => pounds / POUNDS_PER_KG;
/** With two decimals each tenth of a pound is shown as entered. */
export const kilogramsTyped = (pounds: number): number => roundTo(poundsToKg(pounds), 2);
export const cmToInches = (cm: number): number => (cm * 10) / MM_PER_INCH;
export const inchesToCm = (inches: number): number => (inches * MM_PER_INCH) / 10;
export const centimetersTyped = (inches: number): number => roundTo(inchesToCm(inches), 2);
export const feetToCm = (feet: number): number => feet * CM_PER_FOOT;
export const metersToMiles = (meters: number): number => meters / METERS_PER_MILE;
export const milesToMeters = (miles: number): number => miles * METERS_PER_MILE;

export const weightShown = (kg: number, unit: 'kg' | 'lb'): number =>
  unit === 'lb' ? Math.round(kgToPounds(kg) * 10) / 10 : Math.round(kg * 100) / 100;

/** Inches are rounded before they are split, so that 5 ft 12 cannot result. */
export function feetAndInches(cm: number): { readonly feet: number; readonly inches: number } {
  const inches = Math.round(cmToInches(cm));
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}
