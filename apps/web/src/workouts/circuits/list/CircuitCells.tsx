import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import type { CircuitRow } from '@clubpulse/contract/workouts/circuits/circuits';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { Link } from 'react-router';
import { NoPicture } from '../../../kit/figures/NoPicture.tsx';
import { Picture } from '../../../kit/figures/Picture.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { Unpublished } from '../../exercises/public.ts';
import { timerLabels } from '../timer-text.ts';
import classes from './circuit-list.module.css';

interface CircuitCellProps {
  row: CircuitRow;
  rooms: readonly DisplayGroup[];
}

export const CircuitPicture = ({ row: { PictureUri } }: Pick<CircuitCellProps, 'row'>) =>
  PictureUri !== null && (
    <Picture
      className={classes['picture']}
      uri={PictureUri}
      pixels={240}
      instead={<NoPicture className={classes['picture']} />}
    />
  );

export const CircuitName = ({ row }: Pick<CircuitCellProps, 'row'>) => (
  <Link to={pathTo('Circuit', row.BridgeWorkoutId)} className={classes['name']}>
    {row.Name}
  </Link>
);

export function CircuitRoom({ row, rooms }: CircuitCellProps) {
  const t = useT();
  const found = rooms.find(({ DisplayGroupId }) => DisplayGroupId === row.DisplayGroupId);
  return (
    <span className={classes['room']}>
      {found !== undefined && <i style={{ background: found.Color }} />}
      {row.DisplayGroupId === null ? t('circuits.anyRoom') : found?.Name}
    </span>
  );
}

export function useStationsText() {
  const t = useT();
  const formats = useFormats();
  return (row: CircuitRow) =>
    [
      row.StationsActive ? t('circuits.stationCount', { count: row.StationCount }) : t('circuits.stationsOff'),
      t('workouts.count', { count: row.ExerciseCount, number: formats.number(row.ExerciseCount) }),
    ].join(' · ');
}

export function CircuitCard({ row, rooms }: CircuitCellProps) {
  const t = useT();
  const stations = useStationsText();
  return (
    <span className={classes['pictured']}>
      <CircuitPicture row={row} />
      <span className={classes['words']}>
        <CircuitName row={row} />
        <small>
          {formatDuration(row.Duration)} · {t(timerLabels[row.TimerType])} · {stations(row)}
        </small>
        <small>
          <CircuitRoom row={row} rooms={rooms} />
        </small>
        {!row.Published && <Unpublished />}
      </span>
    </span>
  );
}
