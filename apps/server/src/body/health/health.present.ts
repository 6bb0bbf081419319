import {
  type ActivityDay,
  type Daily,
  dailyFiguresSchema,
  type Epoch,
  epochFiguresSchema,
  type HealthRecord,
  type HealthSample,
  type HealthSource,
  type Hrv,
  hrvFiguresSchema,
  type Pulseox,
  pulseoxFiguresSchema,
  type Sleep,
  type Stress,
  sleepFiguresSchema,
  stressFiguresSchema,
} from '@clubpulse/contract/body/health/health';
import { mainOfDays } from '@clubpulse/rules/body/health/days';
import type { SummaryRow } from './health.store.ts';

export const sourceOf = ({ DeviceModel, RecordedAt }: Pick<SummaryRow, 'DeviceModel' | 'RecordedAt'>): HealthSource => ({
  Provider: 'Garmin',
  DeviceModel,
  RecordedAt: RecordedAt.toISOString(),
});

export const recordOf = (row: SummaryRow): HealthRecord => ({
  Day: row.Day,
  Begin: row.RecordedAt.toISOString(),
  OffsetSeconds: row.OffsetSeconds,
  Seconds: row.Seconds,
  Source: sourceOf(row),
});

type Stored = Readonly<Record<string, HealthSample[] | undefined>>;
const stored = ({ Samples }: SummaryRow): Stored => Samples as Stored;

export const dailyOf = (row: SummaryRow): Daily => ({
  ...recordOf(row),
  ...dailyFiguresSchema.parse(row.Figures),
  HeartRates: stored(row)['HeartRates'] ?? [],
});
const epochOf = (row: SummaryRow): Epoch => ({
  ...recordOf(row),
  ...epochFiguresSchema.parse(row.Figures),
  ActivityType: row.ActivityType,
});
export const hrvOf = (row: SummaryRow): Hrv => ({
  ...recordOf(row),
  ...hrvFiguresSchema.parse(row.Figures),
  Values: stored(row)['Values'] ?? [],
});
export const pulseoxOf = (row: SummaryRow): Pulseox => ({
  ...recordOf(row),
  ...pulseoxFiguresSchema.parse(row.Figures),
  Values: stored(row)['Values'] ?? [],
});
export const sleepOf = (row: SummaryRow): Sleep => ({
  ...recordOf(row),
  ...sleepFiguresSchema.parse(row.Figures),
  Stages: (row.Samples as Partial<Pick<Sleep, 'Stages'>>).Stages ?? [],
  Respiration: stored(row)['Respiration'] ?? [],
  Spo2: stored(row)['Spo2'] ?? [],
});
export const stressOf = (row: SummaryRow): Stress => ({
  ...recordOf(row),
  ...stressFiguresSchema.parse(row.Figures),
  Levels: stored(row)['Levels'] ?? [],
  Battery: stored(row)['Battery'] ?? [],
  BatteryEvents: (row.Samples as Partial<Pick<Stress, 'BatteryEvents'>>).BatteryEvents ?? [],
});

export function activityDaysOf(rows: readonly SummaryRow[]): ActivityDay[] {
  const days = new Map(
    mainOfDays(rows.filter(({ Kind }) => Kind === 'Daily').map((row) => ({ ...recordOf(row), row }))).map(({ Day, row }) => [
      Day,
      row,
    ]),
  );
  const epochs = Map.groupBy(
    rows.filter(({ Kind }) => Kind === 'Epoch'),
    ({ Day }) => Day,
  );
  return [...new Set([...days.keys(), ...epochs.keys()])].sort().map((Day) => {
    const day = days.get(Day);
    const slices = epochs.get(Day) ?? [];
    const byModel = new Map([...(day ? [day] : []), ...slices].map((row) => [row.DeviceModel, sourceOf(row)]));
    return {
      Day,
      Figures: day ? dailyFiguresSchema.parse(day.Figures) : null,
      Sources: [...byModel.values()],
      Epochs: slices.map(epochOf),
    };
  });
}
