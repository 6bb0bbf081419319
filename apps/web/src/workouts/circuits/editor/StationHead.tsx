import { CIRCUIT } from '@clubpulse/contract/workouts/circuits/circuits';
import { mayRemove } from '@clubpulse/rules/workouts/circuits/circuit-problems';
import { Button } from '@mantine/core';
import { IconArrowsExchange, IconEraser, IconPlus, IconTrash } from '@tabler/icons-react';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useT } from '../../../platform/phrases.ts';
import type { DraftStation } from './circuit-values.ts';

interface StationHeadProps {
  at: number;
  station: DraftStation;
  count: number;
  isActive: boolean;
  onAdd: () => void;
  onEmpty: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function StationHead({ at, station, count, isActive, onAdd, onEmpty, onMove, onRemove }: StationHeadProps) {
  const t = useT();
  const { Exercises } = station;
  const number = at + 1;
  const isFull = Exercises.length >= CIRCUIT.exercises;
  const isRemovable = mayRemove(station);
  return (
    <header>
      <div>
        <h2 id="station-title">{isActive ? t('circuits.stationTitle', { number }) : t('circuits.exercises')}</h2>
        <p>
          {t('circuits.perLap', { count: Exercises.length })} {!isRemovable && count > 1 && t('circuits.emptyFirst')}
        </p>
      </div>
      <Button variant="default" leftSection={<IconPlus size={17} stroke={1.8} />} disabled={isFull} onClick={onAdd}>
        {t('workouts.exercise')}
      </Button>
      <RowMenu
        label={t('circuits.actsOfStation', { number })}
        items={[
          ...Array.from({ length: count }, (_, to) => to)
            .filter((to) => to !== at)
            .map((to) => ({
              label: t('circuits.moveTo', { number: to + 1 }),
              icon: IconArrowsExchange,
              onClick: () => onMove(to),
            })),
          ...(isRemovable ? [] : [{ label: t('circuits.empty', { number }), icon: IconEraser, onClick: onEmpty }]),
          ...(count > 1
            ? [
                {
                  label: t('circuits.remove', { number }),
                  icon: IconTrash,
                  danger: true,
                  disabled: !isRemovable,
                  onClick: onRemove,
                },
              ]
            : []),
        ]}
      />
    </header>
  );
}
