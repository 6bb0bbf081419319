import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import type { CircuitContent, ClubStation } from '@clubpulse/contract/workouts/circuits/circuits';
import { circuitSeconds, circuitSteps } from '@clubpulse/rules/workouts/circuits/circuit-steps';
import { stationsShown } from '@clubpulse/rules/workouts/circuits/shown-stations';
import { positionAt } from '@clubpulse/rules/workouts/timeline/timeline';
import { useMemo } from 'react';
import { useLanguage, useT } from '../../../platform/phrases.ts';
import { useClub } from '../../../platform/session.tsx';
import { CircuitScene } from '../tv/CircuitScene.tsx';
import classes from './circuit.module.css';
import type { CircuitValues } from './circuit-values.ts';
import { TvPlayer, useTvPlayer } from './TvPlayer.tsx';

interface OnTheTvsProps {
  values: CircuitValues;
  rooms: readonly DisplayGroup[];
  stations: readonly ClubStation[];
}

const PAGE_MS = 15_000;

export function OnTheTvs({ values, rooms, stations }: OnTheTvsProps) {
  const t = useT();
  const language = useLanguage();
  const units = useClub()?.UnitSystem ?? 'Metric';
  const seconds = circuitSeconds(values, values.Stations.length);
  const isReadable = Number.isFinite(seconds) && seconds > 0 && seconds <= 6 * 3600;
  const player = useTvPlayer(values.WarmUp * 1000, isReadable ? seconds * 1000 : 0);
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
  const { at } = player;
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
      <TvPlayer {...player} />
    </aside>
  );
}
