import { getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { getHeartbeats } from '@clubpulse/contract/training/trainings.calls';
import type { ZoneLimits } from '@clubpulse/rules/accounts/users/zones';
import type { ReactNode } from 'react';
import { useCall } from '../../platform/api.ts';
import { useSelf } from '../../platform/session.tsx';
import type { AxisKind } from './chart-axis.ts';
import type { Axis, ChartView } from './chart-view.ts';
import { Way } from './Way.tsx';

interface AlongTheWayProps {
  training: Pick<TrainingDetail, 'TrainingId' | 'UserId' | 'Begin' | 'End' | 'Duration' | 'Pauses'>;
  limits: ZoneLimits;
  view: ChartView;
  heart: ((axis: Axis, kind: AxisKind) => ReactNode) | null;
}

export function AlongTheWay({ training, limits, view, heart }: AlongTheWayProps) {
  const own = useSelf().UserId === training.UserId;
  const { data: series } = useCall(
    getTrainingSeries,
    { params: { id: training.TrainingId } },
    { message: 'training.dataFailed' },
  );
  const { data: received } = useCall(
    getHeartbeats,
    { params: { id: training.UserId }, query: { from: training.Begin, to: training.End, training: String(training.TrainingId) } },
    { quiet: true },
  );
  return (
    <Way
      training={training}
      series={series}
      heartRates={received?.HeartRates}
      limits={limits}
      own={own}
      view={view}
      heart={heart}
    />
  );
}
