import { type OwnCircuit, setOwnStation } from '@clubpulse/contract/live/own-live/own-live.calls';
import { type OwnTurn, ownPosition, ownTurn, startOf, walks } from '@clubpulse/rules/live/own-live/own-station';
import { useState } from 'react';
import { useChange } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { weightText } from '../../workouts/exercises/public.ts';
import classes from './station-card.module.css';

const keyOf = ({ RoomWorkoutId }: OwnCircuit) => `clubpulse.station.${RoomWorkoutId}`;

interface StationCardProps {
  circuit: OwnCircuit;
  ahead: number;
}

export function StationCard({ circuit, ahead }: StationCardProps) {
  const t = useT();
  const formats = useFormats();
  const now = useNow(500).getTime();
  const [began, setBegan] = useState(() => Number(window.sessionStorage.getItem(keyOf(circuit))));
  const { UserId: id } = useSelf();
  const setStation = useChange(setOwnStation, { quiet: true });
  const say = (number: number) => {
    if (number > 0) window.sessionStorage.setItem(keyOf(circuit), String(number));
    else window.sessionStorage.removeItem(keyOf(circuit));
    setBegan(number);
    setStation.mutate({ params: { id }, body: { RoomWorkoutId: circuit.RoomWorkoutId, Station: number || null } });
  };
  const position = ownPosition(circuit, now + ahead);
  const turn = ownTurn(circuit, position, began || 1);
  if (!turn) return null;
  if (walks(circuit) && began === 0)
    return <Where circuit={circuit} turn={turn} onMessage={(number) => say(startOf(circuit, position, number))} />;
  const { number, exercises } = turn;
  return (
    <section className={classes['station']} aria-label={t('ownLive.yourStation')}>
      <p className={classes['where']}>{whereWords(circuit, turn, t, formats)}</p>
      <ul className={classes['exercises']}>
        {exercises.map((exercise, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may occur twice in a station
          <li key={place}>
            <b>{exercise.Name}</b>
            <span>{whatToDo(exercise, t, formats)}</span>
          </li>
        ))}
        {exercises.length === 0 && <li>{t('circuits.tv.empty')}</li>}
      </ul>
      {number !== null && (
        <button type="button" className={classes['another']} onClick={() => say(0)}>
          {t('ownLive.another')}
        </button>
      )}
    </section>
  );
}

function whereWords(circuit: OwnCircuit, { isNow, number, minute, left, next }: OwnTurn, t: Translate, formats: Formats): string {
  const { Stations, Minutes } = circuit.Circuit;
  const time = formats.duration(Math.ceil(left / 1000));
  const place =
    number !== null
      ? t(isNow ? 'ownLive.station' : 'ownLive.goTo', { number, count: Stations.length })
      : minute === null
        ? circuit.Circuit.Name
        : t('circuits.tv.minute', { minute, minutes: Minutes });
  const until = circuit.Paused
    ? t('circuits.tv.paused')
    : t(!isNow ? 'ownLive.beginsIn' : next === null ? 'live.leftTime' : 'ownLive.nextIn', { time });
  return `${place}, ${until}`;
}

type Exercise = OwnTurn['exercises'][number];

function whatToDo({ Reps, RepsMax, Weight, MachineLevel, CardioZone, Notes }: Exercise, t: Translate, formats: Formats): string {
  const reps = RepsMax === null || RepsMax === Reps ? 'circuits.tv.reps' : 'circuits.tv.repsRange';
  return [
    Reps !== null && t(reps, { reps: Reps, repsMax: RepsMax ?? Reps }),
    Weight !== null && weightText(formats, Weight),
    MachineLevel !== null && t('workouts.machineLevel', { level: MachineLevel }),
    CardioZone !== null && t('circuits.tv.zone', { zone: CardioZone }),
    Notes,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface WhereProps {
  circuit: OwnCircuit;
  turn: OwnTurn;
  onMessage: (number: number) => void;
}

function Where({ circuit, turn: { isFirst, isNow }, onMessage }: WhereProps) {
  const t = useT();
  return (
    <section className={classes['station']} aria-labelledby="where-she-begins">
      <h2 id="where-she-begins" className={classes['where']}>
        {t(isNow ? 'ownLive.whereNow' : isFirst ? 'ownLive.whereBegin' : 'ownLive.whereNext')}
      </h2>
      <p>{t('ownLive.onScreens')}</p>
      <div className={classes['choices']}>
        {circuit.Circuit.Stations.map(({ StationKey, Exercises }, place) => (
          <button key={StationKey} type="button" onClick={() => onMessage(place + 1)}>
            <b>{place + 1}</b>
            <span>{Exercises.map(({ Name }) => Name).join(', ') || t('circuits.tv.empty')}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
