import type { ClubStation } from '@clubpulse/contract/workouts/circuits/circuits';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconDeviceTv,
  IconDeviceTvOff,
  IconPlus,
} from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useElementEvents } from '../../../kit/use-element-events.ts';
import { useT } from '../../../platform/phrases.ts';
import { BodyChart, ExerciseFigure } from '../../exercises/public.ts';
import classes from './circuit.module.css';
import type { DraftStation } from './circuit-values.ts';
import { screensText } from './screen-text.ts';
import { useWhatToDo } from './use-what-to-do.ts';

interface RoomPlanProps {
  stations: readonly DraftStation[];
  isActive: boolean;
  clubStations: readonly ClubStation[];
  opened: number;
  wrong: ReadonlySet<number>;
  onOpen: (at: number) => void;
  onMove: (from: number, to: number) => void;
  onAdd: (() => void) | null;
}

export function RoomPlan({ stations, isActive, clubStations, opened, wrong, onOpen, onMove, onAdd }: RoomPlanProps) {
  const t = useT();
  const whatToDo = useWhatToDo();
  const [carried, setCarried] = useState<number | null>(null);
  const columns = stations.length <= 3 ? Math.max(1, stations.length) : Math.ceil(stations.length / 2);
  return (
    <div className={classes['room']}>
      <ol className={classes['plan']} style={{ '--columns': columns } as CSSProperties}>
        {stations.map(({ uid, Station, Exercises }, at) => {
          const [first] = Exercises;
          const below = at >= columns;
          const column = below ? columns - (at - columns) : at + 1;
          const isMissing = isActive && (Station === null || !clubStations.some((one) => one.Station === Station));
          const Screen = isMissing ? IconDeviceTvOff : IconDeviceTv;
          return (
            <Place
              key={uid}
              column={column}
              line={below ? 2 : 1}
              isOpened={at === opened}
              isWrong={wrong.has(at)}
              isCarried={carried === at}
              onCarry={() => setCarried(at)}
              onEnd={() => setCarried(null)}
              onDrop={() => {
                if (carried !== null && carried !== at) onMove(carried, at);
                setCarried(null);
              }}
            >
              <button
                type="button"
                aria-pressed={at === opened}
                onClick={() => onOpen(at)}
                onKeyDown={(event) => {
                  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
                  if (!event.altKey || step === undefined) return;
                  event.preventDefault();
                  if (stations[at + step] !== undefined) onMove(at, at + step);
                }}
              >
                <span className={classes['top']}>
                  <b>{at + 1}</b>
                  {isActive && (
                    <span className={classes['screen']} data-missing={isMissing}>
                      <Screen size={14} stroke={1.8} aria-hidden="true" />
                      <i>{screensText(t, clubStations, Station)}</i>
                    </span>
                  )}
                </span>
                <span className={classes['figure']}>
                  {first?.Drawn?.Figure ? (
                    <ExerciseFigure figure={first.Drawn.Figure} />
                  ) : (
                    first?.Drawn && <BodyChart main={first.Drawn.MainMuscle} others={first.Drawn.OtherMuscles} silent />
                  )}
                </span>
                <span className={classes['text']}>
                  <strong>{first?.Name ?? t('circuits.emptyStation')}</strong>
                  {first !== undefined && <span>{whatToDo(first)}</span>}
                  {Exercises.length > 1 && <small>{t('circuits.oneMore', { count: Exercises.length - 1 })}</small>}
                </span>
              </button>
              {stations.length > 1 && <Arrow at={at} columns={columns} last={stations.length - 1} />}
            </Place>
          );
        })}
      </ol>
      {onAdd !== null && (
        <button type="button" className={classes['addStation']} onClick={onAdd}>
          <IconPlus size={17} stroke={1.8} aria-hidden="true" />
          {t('circuits.addStation')}
        </button>
      )}
    </div>
  );
}

interface PlaceProps {
  column: number;
  line: number;
  isOpened: boolean;
  isWrong: boolean;
  isCarried: boolean;
  onCarry: () => void;
  onEnd: () => void;
  onDrop: () => void;
  children: ReactNode;
}

function Place({ column, line, isOpened, isWrong, isCarried, onCarry, onEnd, onDrop, children }: PlaceProps) {
  const place = useElementEvents<HTMLLIElement>({
    dragstart: (event) => {
      if (event.dataTransfer !== null) event.dataTransfer.effectAllowed = 'move';
      onCarry();
    },
    dragend: onEnd,
    dragover: (event) => event.preventDefault(),
    drop: (event) => {
      event.preventDefault();
      onDrop();
    },
  });
  return (
    <li
      ref={place}
      style={{ '--column': column, '--line': line } as CSSProperties}
      data-opened={isOpened}
      data-wrong={isWrong}
      data-carried={isCarried}
      draggable
    >
      {children}
    </li>
  );
}

function Arrow({ at, columns, last }: { at: number; columns: number; last: number }) {
  const isOneLine = last < columns;
  const isBelow = at >= columns;
  const way =
    at === last
      ? !isOneLine && last - columns === columns - 1
        ? 'up'
        : null
      : at === columns - 1
        ? 'down'
        : isBelow
          ? 'left'
          : 'right';
  if (way === null) return null;
  const Icon = { up: IconArrowUp, down: IconArrowDown, left: IconArrowLeft, right: IconArrowRight }[way];
  return (
    <span className={classes['arrow']} data-way={way} aria-hidden="true">
      <Icon size={19} stroke={2} />
    </span>
  );
}
