import type { TrainingSeries } from '@clubpulse/contract/training/series/series';
import type { SharedCharts } from '@clubpulse/contract/training/sharing/sharing';
import { openSharedCharts } from '@clubpulse/contract/training/sharing/sharing.calls';
import { metresAlong } from '@clubpulse/rules/training/series/series';
import { countedAt, expandToSeconds } from '@clubpulse/rules/training/series/thinned';
import { useMemo } from 'react';
import { useCall } from '../../../platform/api.ts';

export function useSharedCharts(code: string, isShown: boolean, seconds: number) {
  const query = useCall(openSharedCharts, { params: { code } }, { enabled: isShown, quiet: true });
  const { data } = query;
  const charts = useMemo(() => {
    if (!data) return undefined;
    const series = data.Series && bySeconds(data.Series, data.Every);
    return {
      zones: data.Zones,
      heartRates: beatsOf(data, seconds),
      series: series ?? undefined,
      metres: series && metresOf(series),
    };
  }, [data, seconds]);
  return { query, charts };
}

const beatsOf = ({ HeartRates, Every }: SharedCharts, seconds: number): readonly number[] =>
  Every === 1 ? HeartRates : expandToSeconds(HeartRates, Every, seconds).map((bpm) => bpm ?? 0);

function bySeconds(series: TrainingSeries, every: number): TrainingSeries {
  if (every === 1) return series;
  const laid = (values: readonly (number | null)[] | null) => values && expandToSeconds(values, every, series.Seconds);
  const { Power, Cadence, Speed, Altitude, Distance, Latitude, Longitude, Hits } = series;
  return {
    ...series,
    Power: laid(Power),
    Cadence: laid(Cadence),
    Speed: laid(Speed),
    Altitude: laid(Altitude),
    Distance: laid(Distance),
    Latitude: laid(Latitude),
    Longitude: laid(Longitude),
    Hits: Hits && countedAt(Hits, every, series.Seconds),
  };
}

function metresOf({ Seconds, Distance, Latitude, Longitude }: TrainingSeries): number | null {
  if (Distance) return Distance.findLast((metres) => metres !== null) ?? null;
  if (!(Latitude && Longitude)) return null;
  return metresAlong({ begin: 0, seconds: Seconds, values: { Latitude, Longitude } });
}
