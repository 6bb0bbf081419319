import { type CSSProperties, memo, type ReactNode } from 'react';
import { useCell } from '../../platform/cell.ts';
import type { LiveTranslate } from '../translate.ts';
import type { Board, TileView } from './board.ts';
import { Icon } from './icons.tsx';
import { nameFit } from './name-fit.ts';
import classes from './tile.module.css';
import { TRACE_SECONDS } from './trace.ts';

export interface TileDetail {
  readonly heartRate: boolean;
  readonly points: boolean;
  readonly trace: boolean;
  readonly sentences: boolean;
}

interface TileProps {
  board: Board;
  place: number;
  detail: TileDetail;
  words: LiveTranslate;
}

export const Tile = memo(function Tile({ board, place, detail, words }: TileProps) {
  const view = useCell(board.tile(place));
  if (view === undefined) return <li className={classes['free']} />;
  if (view.signal === 'lost' || view.signal === 'looking') return <SilentTile view={view} detail={detail} words={words} />;
  return (
    <li className={`${classes['tile']} ${classes[`z${view.zone}`]} ${view.signal === 'held' ? classes['held'] : ''}`}>
      <TileName view={view} words={words} />
      <span className={classes['zone']}>Z{view.zone}</span>
      {/* Another number of digits creates a new element, so that a text beside it does not shift. */}
      <span
        key={`percent${digits(view.percent)}`}
        className={`${classes['percent']} ${view.percent > 99 ? classes['three'] : ''}`}
      >
        {view.percent}
        <small>%</small>
      </span>
      <Figures view={view} detail={detail} words={words} />
      {detail.trace && <TraceLine board={board} place={place} />}
      {ladder}
    </li>
  );
});

function TileName({ view, words }: { view: TileView; words: LiveTranslate }) {
  const name = shownName(view, words);
  const { em, set } = nameFit(view.isMadeUp ? `${words('live.demo')} ${name}` : name);
  return (
    <span className={`${classes['name']} ${classes[set] ?? ''}`} style={{ '--em': em } as CSSProperties}>
      {view.isMadeUp && <i className={classes['demo']}>{words('live.demo')}</i>}
      {name}
    </span>
  );
}

export const shownName = (
  { name, guest }: Pick<TileView, 'name'> & { guest?: number | undefined },
  words: LiveTranslate,
): string => (guest === undefined ? name : words('live.guestNumber', { number: guest }));

function Figures({ view, detail, words }: { view: TileView; detail: TileDetail; words: LiveTranslate }) {
  if (!detail.heartRate && !detail.points) return null;
  return (
    <span className={classes['figures']}>
      {detail.heartRate && (
        <Figure
          icon={<Icon name="heart" label={words('live.columnHeartRate')} />}
          value={view.bpm}
          className={classes['heartRate']}
        />
      )}
      {detail.points && (
        <Figure
          icon={<Icon name="bolt" label={words('live.columnPoints')} />}
          value={view.points}
          className={classes['points']}
        />
      )}
    </span>
  );
}

function Figure({ icon, value, className }: { icon: ReactNode; value: number; className: string | undefined }) {
  return (
    <span key={digits(value)} className={className}>
      {icon}
      {value}
    </span>
  );
}

function SilentTile({ view, detail, words }: { view: TileView; detail: TileDetail; words: LiveTranslate }) {
  const lost = view.signal === 'lost';
  return (
    <li className={`${classes['tile']} ${classes['silent']}`}>
      <TileName view={view} words={words} />
      <span className={classes['mark']}>
        <Icon name={lost ? 'heartOff' : 'wave'} />
      </span>
      <span className={classes['say']}>
        {lost ? words('live.noSignal') : words(detail.sentences ? 'live.looking' : 'live.searching')}
        {lost && detail.sentences && <span className={classes['timer']}> {minutesAndSeconds(view.silence)}</span>}
      </span>
      {detail.sentences && (
        <span className={classes['figures']}>
          <span className={classes['was']}>{lost ? words('live.was', { bpm: view.bpm }) : words('live.comeCloser')}</span>
          {lost && (
            <span className={classes['points']}>
              <Icon name="bolt" label={words('live.columnPoints')} />
              {view.points}
            </span>
          )}
        </span>
      )}
    </li>
  );
}

const ladder = (
  <span className={classes['ladder']} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <i />
  </span>
);

const digits = (value: number) => String(value).length;

export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The line shows the last three minutes, in percent of the maximum, from 40 (bottom) to 100 (top). */
function TraceLine({ board, place }: { board: Board; place: number }) {
  useCell(board.clock);
  return (
    <svg className={classes['trace']} viewBox={`0 0 ${TRACE_SECONDS - 1} 60`} preserveAspectRatio="none" aria-hidden="true">
      <path d={board.trace(place).path()} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
