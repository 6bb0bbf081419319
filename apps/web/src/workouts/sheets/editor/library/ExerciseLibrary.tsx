import type { EquipmentPlace } from '@clubpulse/contract/clubs/equipments';
import type { InstructedExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { listOfferedExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListPage } from '../../../../kit/list/use-list-page.ts';
import { EmptyState } from '../../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { useT } from '../../../../platform/phrases.ts';
import {
  anyOffered,
  HowButton,
  noneFound,
  type OfferedFilter,
  OfferedFilters,
  offeredQuery,
  tagLine,
} from '../../../exercises/public.ts';
import classes from './picker.module.css';

export interface LibraryProps {
  clubId: number;
  place: EquipmentPlace;
  into: string;
  taken: ReadonlySet<number>;
  isFull: boolean;
  onPick: (exercise: InstructedExerciseRow) => void;
  head?: (found: number | undefined) => ReactNode;
}

const SHOWN = 30;

export function ExerciseLibrary(props: LibraryProps) {
  const { clubId, place, taken, isFull, onPick, head } = props;
  const t = useT();
  const [chosen, setFilter] = useState<OfferedFilter>({ ...anyOffered, available: 'yes' });
  const filter = { ...chosen, place };
  const chosenToo = [filter.muscle, filter.equipment, filter.from].some((one) => one !== null);
  const page = useListPage(listOfferedExercises, { params: { id: clubId }, query: offeredQuery(filter) }, SHOWN);
  const wanted = useRef<string | null>(null);
  const pickFirst = () => {
    if (page.isFetching || wanted.current !== filter.q.trim()) return;
    wanted.current = null;
    const first = isFull ? undefined : page.data?.data.find(({ ExerciseId }) => !taken.has(ExerciseId));
    if (first !== undefined) onPick(first);
  };
  const whenFound = useEffectEvent(pickFirst);
  useEffect(() => whenFound(), [page.isFetching, filter.q]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    wanted.current = event.currentTarget.querySelector('input')?.value.trim() ?? '';
    pickFirst();
  };
  const forget = () => {
    wanted.current = null;
  };
  return (
    <>
      {head?.(page.data?.recordsFiltered)}
      <search aria-label={t('kit.filters')}>
        <form className={classes['search']} onSubmit={submit} onChange={forget}>
          <OfferedFilters filter={filter} isPlaceFixed onChange={setFilter} />
          {isFull && <p role="status">{t('too-many-exercises')}</p>}
        </form>
      </search>
      <QueryResult query={page} loading={<SkeletonRows rows={6} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              title={t(noneFound(filter))}
              action={
                (chosenToo || filter.available !== null) && (
                  <Button variant="default" onClick={() => setFilter({ ...anyOffered, q: filter.q })}>
                    {t('kit.clearFilters')}
                  </Button>
                )
              }
            />
          ) : (
            <ul className={classes['list']} aria-label={t('workouts.exercises')}>
              {data.map((row) => (
                <li key={row.ExerciseId}>
                  <HowButton exercise={row} />
                  <span className={classes['words']}>
                    <b>{row.Name}</b>
                    <small>{taken.has(row.ExerciseId) ? t('sheets.inSet') : tagLine(t, row)}</small>
                  </span>
                  <ActionIcon
                    variant="default"
                    className={classes['add']}
                    aria-label={t('sheets.addNamed', { name: row.Name })}
                    disabled={isFull || taken.has(row.ExerciseId)}
                    onClick={() => onPick(row)}
                  >
                    <IconPlus size={18} stroke={1.8} />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </>
  );
}
