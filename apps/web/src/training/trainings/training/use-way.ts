import { getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { metresClimbed } from '@clubpulse/rules/training/series/climb';
import { metresAlong } from '@clubpulse/rules/training/series/series';
import { useMemo } from 'react';
import { useCall } from '../../../platform/api.ts';
import { useSelf } from '../../../platform/session.tsx';

/** Only the athlete gets the route, because other users do not see its ends. */
export function useWay({ TrainingId, UserId, Source, Distance }: TrainingDetail) {
  const isOwn = useSelf().UserId === UserId;
  const isRecorded = Source === 'File' || Source === 'Wearable';
  const { data: series } = useCall(
    getTrainingSeries,
    { params: { id: TrainingId } },
    { enabled: isOwn && isRecorded, quiet: true },
  );
  return useMemo(() => {
    if (!series) return { distance: Distance, climbed: null };
    const { Latitude, Longitude, Altitude } = series;
    const along = metresAlong({
      begin: 0,
      seconds: series.Seconds,
      values: { Latitude: Latitude ?? [], Longitude: Longitude ?? [] },
    });
    return {
      distance: Distance ?? (Latitude ? Math.round(along) : null),
      climbed: metresClimbed(Altitude ?? []),
    };
  }, [series, Distance]);
}
