import { IconHeartOff, IconLink, IconWaveSine } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useCell } from '../../platform/cell.ts';
import { useT } from '../../platform/phrases.ts';
import type { LiveTranslate } from '../translate.ts';
import type { Board, TileView } from '../walls/public.ts';
import { minutesAndSeconds, nameFit, shownName } from '../walls/public.ts';
import classes from './Control.module.css';

interface ControlTileProps {
  board: Board;
  place: number;
  words: LiveTranslate;
  glows: boolean;
  isDemo: boolean;
  isGuest: boolean;
  hides: boolean;
  isNone: boolean;
  battery: number | undefined;
  /** Name of the athlete's second linked strap. */
  alsoHas: string | undefined;
  onPress: () => void;
}

export function ControlTile({
  board,
  place,
  words,
  glows,
  isDemo,
  isGuest,
  hides,
  isNone,
  battery,
  alsoHas,
  onPress,
}: ControlTileProps) {
  const t = useT();
  const view = useCell(board.tile(place));
  if (view === undefined) return null;
  const isReceived = view.signal === 'fresh' || view.signal === 'held';
  return (
    <TileButton
      glows={glows}
      zone={isReceived ? view.zone : undefined}
      mark={isReceived ? t('zone.short', { zone: view.zone }) : markOf(view)}
      name={shownName(view, words)}
      isWarning={!isReceived || battery !== undefined || alsoHas !== undefined}
      line={[
        isDemo && t('live.demo'),
        isGuest && t('live.aGuest'),
        hides && t('live.hiddenMember'),
        alsoHas !== undefined && t('live.alsoHas', { code: alsoHas }),
        isReceived && battery !== undefined ? t('devices.strapBattery', { percent: battery }) : lineOf(view, t),
      ]
        .filter(Boolean)
        .join(' · ')}
      end={isReceived ? <b className={classes['percent']}>{view.percent}</b> : glows && <IconLink size={20} aria-hidden="true" />}
      disabled={isNone}
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

interface MissedTileProps {
  name: string;
  receivedIn?: string | undefined;
  glows: boolean;
  onPress?: () => void;
}

export function MissedTile({ name, receivedIn, glows, onPress }: MissedTileProps) {
  const t = useT();
  return (
    <TileButton
      glows={glows}
      zone={undefined}
      mark={<IconWaveSine size={24} aria-hidden="true" />}
      name={name}
      isWarning={receivedIn === undefined}
      line={receivedIn === undefined ? t('live.noStrapYet') : t('live.heardIn', { room: receivedIn })}
      end={glows && <IconLink size={20} aria-hidden="true" />}
      disabled={!onPress}
      onPress={() => onPress?.()}
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
  const { em, set } = nameFit(name);
  return (
    <li>
      <button type="button" className={classes['tile']} data-glows={glows} disabled={disabled} onClick={onPress}>
        <span className={classes['mark']} data-zone={zone}>
          {mark}
        </span>
        <span className={classes['words']}>
          <b data-set={set} style={{ '--em': em } as CSSProperties}>
            {name}
          </b>
          <small data-warning={isWarning}>{line}</small>
          {end}
        </span>
      </button>
    </li>
  );
}
