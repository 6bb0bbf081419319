import { IconHeartOff, IconLink, IconWaveSine } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCell } from '../../platform/cell.ts';
import { useT } from '../../platform/phrases.ts';
import type { Board, TileView } from '../walls/public.ts';
import { minutesAndSeconds, shownName } from '../walls/public.ts';
import type { LiveWords } from '../words.ts';
import classes from './Control.module.css';

interface ControlTileProps {
  board: Board;
  place: number;
  words: LiveWords;
  /** The strap that is asked about may be hers: a press says so. */
  glows: boolean;
  isDemo: boolean;
  /** A demo user whose heart is made up is nobody: there is nothing to be done with one. */
  isNobody: boolean;
  /** Percent of her strap's battery where it is low. */
  battery: number | undefined;
  onPress: () => void;
}

/** Somebody on the wall, as a button for a thumb: zone, name, percent, and in one line what is the matter. */
export function ControlTile({ board, place, words, glows, isDemo, isNobody, battery, onPress }: ControlTileProps) {
  const t = useT();
  const view = useCell(board.tile(place));
  if (view === undefined) return null;
  const isHeard = view.signal === 'fresh' || view.signal === 'held';
  return (
    <TileButton
      glows={glows}
      zone={isHeard ? view.zone : undefined}
      mark={isHeard ? t('zone.short', { zone: view.zone }) : markOf(view)}
      name={shownName(view, words)}
      isWarning={!isHeard || battery !== undefined}
      line={[
        isDemo && t('live.demo'),
        isHeard && battery !== undefined ? t('devices.strapBattery', { percent: battery }) : lineOf(view, t),
      ]
        .filter(Boolean)
        .join(' · ')}
      end={isHeard ? <b className={classes['percent']}>{view.percent}</b> : glows && <IconLink size={20} aria-hidden="true" />}
      disabled={isNobody}
      onPress={onPress}
    />
  );
}

const markOf = ({ signal }: TileView): ReactNode =>
  signal === 'lost' ? <IconHeartOff size={24} aria-hidden="true" /> : <IconWaveSine size={24} aria-hidden="true" />;

function lineOf({ signal, silence, points }: TileView, t: ReturnType<typeof useT>): string {
  if (signal === 'lost') return t('live.noSignalFor', { time: minutesAndSeconds(silence) });
  return signal === 'looking' ? t('live.searching') : t('live.points', { count: points });
}

/** Who booked and has no strap yet: nobody on the wall, and the one whose strap is looked for. */
export function MissedTile({ name, glows, onPress }: { name: string; glows: boolean; onPress: () => void }) {
  const t = useT();
  return (
    <TileButton
      glows={glows}
      zone={undefined}
      mark={<IconWaveSine size={24} aria-hidden="true" />}
      name={name}
      isWarning
      line={t('live.noStrapYet')}
      end={glows && <IconLink size={20} aria-hidden="true" />}
      onPress={onPress}
    />
  );
}

interface TileButtonProps {
  glows: boolean;
  zone: number | undefined;
  mark: ReactNode;
  name: string;
  isWarning: boolean;
  line: string;
  end: ReactNode;
  disabled?: boolean;
  onPress: () => void;
}

function TileButton({ glows, zone, mark, name, isWarning, line, end, disabled = false, onPress }: TileButtonProps) {
  return (
    <li>
      <button type="button" className={classes['tile']} data-glows={glows} disabled={disabled} onClick={onPress}>
        <span className={classes['mark']} data-zone={zone}>
          {mark}
        </span>
        <span className={classes['words']}>
          <b data-long={name.length > 7}>{name}</b>
          <small data-warning={isWarning}>{line}</small>
        </span>
        {end}
      </button>
    </li>
  );
}
