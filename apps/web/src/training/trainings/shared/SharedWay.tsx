import type { SharedTraining } from '@clubpulse/contract/training/sharing/sharing';
import type { ZoneLimits } from '@clubpulse/rules/accounts/users/zones';
import { useMemo } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { timeAxis, useChartView, Way } from '../../series/public.ts';
import { HeartRateChart } from '../training/HeartRateChart.tsx';
import type { useSharedCharts } from './use-shared-charts.ts';

interface SharedWayProps {
  training: SharedTraining;
  charts: NonNullable<ReturnType<typeof useSharedCharts>['charts']>;
  isReceived: boolean;
}

export function SharedWay({ training, charts, isReceived }: SharedWayProps) {
  const t = useT();
  const formats = useFormats();
  const view = useChartView();
  const { zones, heartRates, series } = charts;
  const limits: ZoneLimits = useMemo(
    () => [zones.Zone0Bpm, zones.Zone1Bpm, zones.Zone2Bpm, zones.Zone3Bpm, zones.Zone4Bpm, zones.Zone5Bpm],
    [zones],
  );
  const seconds = useMemo(() => timeAxis(training.Duration), [training.Duration]);
  const { AverageHeartRate: average, MaxHeartRate: peak } = training;
  const drawn = {
    heartRates,
    pauses: training.Pauses,
    zones,
    average,
    peak,
    view,
    label: t('training.chartLabel', {
      time: formats.duration(training.Duration),
      average: average ?? 0,
      peak: peak ?? 0,
    }),
  };
  if (!series) return isReceived && <HeartRateChart {...drawn} axis={seconds} kind="time" isOfMany={false} />;
  return (
    <Way
      training={training}
      series={series}
      heartRates={heartRates}
      limits={limits}
      own={false}
      view={view}
      heart={isReceived ? (axis, kind) => <HeartRateChart {...drawn} axis={axis} kind={kind} isOfMany /> : null}
    />
  );
}
