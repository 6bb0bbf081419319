import { imperialUnits, type MeasureKey, measures } from '@clubpulse/contract/body/measures/catalogue';

export type UnitSystem = 'Metric' | 'Imperial';

/** What a measure is said in. */
export function unitOf(key: MeasureKey, system: UnitSystem): string {
  const { unit } = measures[key];
  return system === 'Imperial' ? (imperialUnits[unit]?.unit ?? unit) : unit;
}

/** A kept value as its reader says it. */
export function shownValue(key: MeasureKey, value: number, system: UnitSystem): number {
  const other = system === 'Imperial' ? imperialUnits[measures[key].unit] : undefined;
  return other === undefined ? value : value * other.factor + other.offset;
}

/** A value as it was said, in the unit that is kept: to a hundredth of what is shown, so that it comes back as it was said. */
export function keptValue(key: MeasureKey, value: number, system: UnitSystem): number {
  const { unit, decimals } = measures[key];
  const other = system === 'Imperial' ? imperialUnits[unit] : undefined;
  return other === undefined ? value : Number(((value - other.offset) / other.factor).toFixed(decimals + 2));
}
