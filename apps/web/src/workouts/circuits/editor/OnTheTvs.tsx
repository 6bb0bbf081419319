import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import type { CircuitContent, ClubStation } from '@clubpulse/contract/workouts/circuits/circuits';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { circuitSeconds, circuitSteps } from '@clubpulse/rules/workouts/circuits/circuit-steps';
import { stationsShown } from '@clubpulse/rules/workouts/circuits/shown-stations';
import { positionAt } from '@clubpulse/rules/workouts/timeline/timeline';
import { ActionIcon } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useLanguage, useT } from '../../../platform/phrases.ts';
import { useClub } from '../../../platform/session.tsx';
import { CircuitScene } from '../tv/CircuitScene.tsx';
import classes from './circuit.module.css';
import type { CircuitValues } from './circuit-values.ts';

interface OnTheTvsProps {
  values: CircuitValues;
  rooms: readonly DisplayGroup[];
  stations: readonly ClubStation[];
}

const TICK_MS = 250;
const PAGE_MS = 15_000;
const speeds = ['1', '4', '16'] as const;
type Speed = (typeof speeds)[number];

export function OnTheTvs({ values, rooms, stations }: OnTheTvsProps) {
  const t = useT();
  const language = useLanguage();
  const units = useClub()?.UnitSystem ?? 'Metric';
  const [elapsed, setElapsed] = useState(() => values.WarmUp * 1000);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const seconds = circuitSeconds(values, values.Stations.length);
  const isReadable = Number.isFinite(seconds) && seconds > 0 && seconds <= 6 * 3600;
  const total = isReadable ? seconds * 1000 : 0;
  useEffect(() => {
    if (!isPlaying) return;
    const ticking = setInterval(() => setElapsed((before) => Math.min(total, before + TICK_MS * Number(speed))), TICK_MS);
    return () => clearInterval(ticking);
  }, [isPlaying, speed, total]);
  const content = useMemo((): CircuitContent | null => {
    if (!isReadable) return null;
    const room = rooms.find(({ DisplayGroupId }) => DisplayGroupId === values.DisplayGroupId);
    return {
      ...values,
      BridgeWorkoutId: 0,
      RowVersion: 0,
      Name: values.Name.trim() || t('circuits.circuit'),
      Room: room === undefined ? null : { Name: room.Name, Color: room.Color },
      Stations: values.Stations.map(({ Station, Exercises }, at) => ({ StationKey: at + 1, Station, Exercises: [...Exercises] })),
      Steps: circuitSteps(values, values.Stations.length),
    };
  }, [isReadable, rooms, t, values]);
  if (content === null) return null;
  const at = Math.min(elapsed, total);
  const position = positionAt(content.Steps, at);
  const used = stations.filter(({ Station }) => values.StationsActive && values.Stations.some((one) => one.Station === Station));
  const screens =
    used.length > 0
      ? used.map(({ Station, Screens, Bridges }) => ({
          station: Station,
          name: (Screens.length > 0 ? Screens : Bridges).map(({ Name }) => Name).join(', '),
        }))
      : [{ station: null, name: t('circuits.anyScreen') }];
  return (
    <aside className={classes['tvs']} aria-label={t('circuits.onTheTvs')}>
      <h2>{t('circuits.onTheTvs')}</h2>
      {screens.map(({ station, name }) => (
        <figure key={station ?? 0}>
          <figcaption>
            <b>{name}</b>
            <span>
              {stationsShown(content, station)
                .map(({ number }) => number)
                .join(', ')}
            </span>
          </figcaption>
          <div className={classes['mini']}>
            <div>
              <CircuitScene
                content={content}
                position={position}
                station={station}
                language={language}
                units={units}
                turned={Math.floor(at / PAGE_MS)}
                Heading="h3"
              />
            </div>
          </div>
        </figure>
      ))}
      <div className={classes['player']}>
        <ActionIcon
          variant="default"
          size="var(--ctl-s)"
          aria-label={t(isPlaying ? 'circuits.pause' : 'circuits.play')}
          onClick={() => {
            if (!isPlaying && at >= total) setElapsed(0);
            setPlaying(!isPlaying);
          }}
        >
          {isPlaying ? <IconPlayerPause size={17} stroke={1.8} /> : <IconPlayerPlay size={17} stroke={1.8} />}
        </ActionIcon>
        <span>{formatCountdown(at / 1000)}</span>
        <input
          type="range"
          aria-label={t('circuits.position')}
          aria-valuetext={formatCountdown(at / 1000)}
          min={0}
          max={seconds}
          step={1}
          value={Math.round(at / 1000)}
          onChange={(event) => setElapsed(Number(event.currentTarget.value) * 1000)}
        />
        <span>{formatCountdown(seconds)}</span>
      </div>
      <Segmented<Speed>
        label={t('workouts.speed')}
        value={speed}
        options={speeds.map((value) => ({ value, label: `${value}×` }))}
        onChange={setSpeed}
      />
    </aside>
  );
}
