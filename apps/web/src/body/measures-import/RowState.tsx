import type { MeasureBatch } from '@clubpulse/contract/body/measures/batches';
import { getMeasureBatch } from '@clubpulse/contract/body/measures/measures.calls';
import { IconAlertTriangle, IconCheck, IconClock, IconLoader2 } from '@tabler/icons-react';
import { useEffect } from 'react';
import { type ChipTone, StateChip } from '../../kit/figures/StateChip.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './MeasureMany.module.css';
import type { SentState } from './use-batch.ts';

const looks = {
  Waiting: { tone: 'mute', icon: IconClock },
  Processing: { tone: 'info', icon: IconLoader2 },
  Success: { tone: 'ok', icon: IconCheck },
  Failed: { tone: 'bad', icon: IconAlertTriangle },
} as const satisfies Record<SentState['is'], { tone: ChipTone; icon: typeof IconClock }>;

export function RowState({ state }: { state: SentState }) {
  const t = useT();
  const { tone, icon } = looks[state.is];
  return (
    <span className={classes['state']}>
      <StateChip tone={tone} icon={icon}>
        {t(`measureMany.${state.is}`)}
      </StateChip>
      {state.is === 'Failed' && <span className={classes['why']}>{state.words}</span>}
    </span>
  );
}

const LOOK_MS = 700;

export function WatchBatch({
  clubId,
  batchId,
  onSeen,
}: {
  clubId: number;
  batchId: number;
  onSeen: (batch: MeasureBatch) => void;
}) {
  const { data } = useCall(getMeasureBatch, { params: { id: clubId, batchId } }, { pollEvery: LOOK_MS, quiet: true });
  useEffect(() => {
    if (data) onSeen(data);
  }, [data, onSeen]);
  return null;
}
