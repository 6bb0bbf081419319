import type { HealthDashboard, SleepFigures, SleepQuality } from '@clubpulse/contract/body/health/health';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';

const kinds = {
  RestingHeartRate: 'bpm',
  MinHeartRate: 'bpm',
  MaxHeartRate: 'bpm',
  AverageStress: 'count',
  BatteryCharged: 'count',
  BatteryDrained: 'count',
  Steps: 'count',
  BasalKilocalories: 'kcal',
  ActiveKilocalories: 'kcal',
  LastNightAverage: 'ms',
  LastNight5MinHigh: 'ms',
  Average: 'count',
  Min: 'count',
  Max: 'count',
  AsleepSeconds: 'time',
  DeepSeconds: 'time',
  LightSeconds: 'time',
  RemSeconds: 'time',
  AwakeSeconds: 'time',
  Score: 'count',
  RestSeconds: 'time',
  LowSeconds: 'time',
  MediumSeconds: 'time',
  HighSeconds: 'time',
  BatteryMax: 'count',
  BatteryMin: 'count',
  BatteryLast: 'count',
  Distance: 'distance',
  ActiveSeconds: 'time',
  ModerateSeconds: 'time',
  VigorousSeconds: 'time',
  FloorsClimbed: 'count',
} as const;
const qualities = {
  Excellent: 'measures.band.excellent',
  Good: 'measures.band.good',
  Fair: 'health.quality.Fair',
  Poor: 'health.quality.Poor',
} as const satisfies Record<SleepQuality, PhraseKey>;
export type FigureName = keyof typeof kinds;
export const isFigure = (name: string): name is FigureName => Object.hasOwn(kinds, name);

export function useHealthTexts() {
  const t = useT();
  const formats = useFormats();
  const time = (seconds: number): string => {
    const minutes = Math.round(seconds / 60);
    return minutes < 60
      ? t('health.minutes', { minutes: formats.number(minutes) })
      : t('health.hours', { hours: formats.number(Math.floor(minutes / 60)), minutes: String(minutes % 60).padStart(2, '0') });
  };
  return {
    time,
    figure(name: FigureName, value: number, isPercent = false): string {
      const kind = kinds[name];
      if (kind === 'time') return time(value);
      if (kind === 'distance') return formats.distance(value);
      const number = formats.number(Math.round(value));
      if (isPercent) return formats.percent(value);
      return kind === 'count' ? number : t(`health.${kind}`, { number });
    },
    name: (name: FigureName): string => t(name === 'AverageStress' ? 'health.view.stress' : `health.figure.${name}`),
    quality: ({ Score, Quality }: Pick<SleepFigures, 'Score' | 'Quality'>): string | null => {
      const parts = [Quality && t(qualities[Quality]), Score !== null && formats.number(Score)].filter(Boolean);
      return parts.length === 0 ? null : parts.join(', ');
    },
    days: ({ Days }: Pick<HealthDashboard, 'Days'>): string => t('health.days', { count: Days, number: formats.number(Days) }),
  };
}
