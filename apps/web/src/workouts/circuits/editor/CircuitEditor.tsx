import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { CIRCUIT, type Circuit, type ClubStation } from '@clubpulse/contract/workouts/circuits/circuits';
import { useState } from 'react';
import { FormBar } from '../../../kit/edit/FormBar.tsx';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { CircuitNotices } from './CircuitNotices.tsx';
import { CircuitSettings } from './CircuitSettings.tsx';
import classes from './circuit.module.css';
import { type CircuitForm, type CircuitOutput, type DraftStation, newStation } from './circuit-values.ts';
import { RoomPlan } from './RoomPlan.tsx';
import { StationDetail } from './StationDetail.tsx';

const OnTheTvs = lazyComponent(() => import('./OnTheTvs.tsx').then((it) => it.OnTheTvs));

interface CircuitEditorProps {
  form: CircuitForm;
  parts: { rooms: readonly DisplayGroup[]; tags: readonly string[]; stations: readonly ClubStation[] };
  save: (output: CircuitOutput) => Promise<Circuit>;
  act?: string;
  onSaved: (circuit: Circuit, leaving: boolean) => void;
}

export function CircuitEditor({ form, parts, save, act, onSaved }: CircuitEditorProps) {
  const { values, errors, set } = form;
  const { Stations, StationsActive } = values;
  const [wantedAt, setOpened] = useState(0);
  const opened = Math.min(wantedAt, Stations.length - 1);
  const station = Stations[opened];
  const setStations = (next: readonly DraftStation[]) => set({ Stations: next });
  const change = (at: number, changes: Partial<DraftStation>) =>
    setStations(Stations.map((one, place) => (place === at ? { ...one, ...changes } : one)));
  const move = (from: number, to: number) => {
    const one = Stations[from];
    if (one === undefined) return;
    setStations(Stations.toSpliced(from, 1).toSpliced(to, 0, one));
    setOpened(to);
  };
  const remove = (at: number) => {
    const key = Stations[at]?.StationKey ?? null;
    set({ Stations: Stations.toSpliced(at, 1), ...(key === null ? {} : { Emptied: [...values.Emptied, key] }) });
    setOpened(Math.max(0, at - 1));
  };
  const unseen = StationsActive
    ? Stations.findIndex(
        ({ Station, Exercises }) => Exercises.length > 0 && !parts.stations.some((one) => one.Station === Station),
      )
    : -1;
  const [firstStation] = parts.stations;
  const wrong = new Set(
    Object.keys(errors).flatMap((field) => {
      const found = /^Stations\.(\d+)/.exec(field)?.[1];
      return found === undefined ? [] : [Number(found)];
    }),
  );
  if (unseen >= 0) wrong.add(unseen);
  return (
    <div className={classes['editor']}>
      <CircuitSettings form={form} rooms={parts.rooms} tags={parts.tags} />
      <div className={classes['middle']}>
        <CircuitNotices form={form} stations={parts.stations} unseen={unseen} onChange={change} />
        <RoomPlan
          stations={Stations}
          isActive={StationsActive}
          clubStations={parts.stations}
          opened={opened}
          wrong={wrong}
          onOpen={setOpened}
          onMove={move}
          onAdd={
            StationsActive && Stations.length < CIRCUIT.stations
              ? () => {
                  setStations([...Stations, newStation(Stations.at(-1)?.Station ?? firstStation?.Station ?? null)]);
                  setOpened(Stations.length);
                }
              : null
          }
        />
        {station !== undefined && (
          <StationDetail
            key={station.uid}
            at={opened}
            station={station}
            count={Stations.length}
            isActive={StationsActive}
            clubStations={parts.stations}
            errors={errors}
            onChange={(changes) => change(opened, changes)}
            onMove={(to) => move(opened, to)}
            onRemove={() => remove(opened)}
          />
        )}
      </div>
      <OnTheTvs values={values} rooms={parts.rooms} stations={parts.stations} />
      <FormBar form={form} save={save} act={act} onSaved={onSaved} />
    </div>
  );
}
