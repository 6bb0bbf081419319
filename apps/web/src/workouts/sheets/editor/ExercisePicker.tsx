import type { EquipmentPlace } from '@clubpulse/contract/clubs/equipments';
import type { ToldExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { listOfferedExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { Answer } from '../../../kit/states/Answer.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useT } from '../../../platform/phrases.ts';
import { anyOffered, HowButton, type OfferedFilter, OfferedFilters, offeredQuery, tagLine } from '../../exercises/public.ts';
import classes from './picker.module.css';

interface ExercisePickerProps {
  /** Whose exercises it shows. */
  clubId: number;
  place: EquipmentPlace;
  /** In the set already: each stands there once. */
  taken: ReadonlySet<number>;
  /** The set takes no other one. */
  isFull: boolean;
  onPick: (exercise: ToldExerciseRow) => void;
  onClose: () => void;
}

const SHOWN = 30;

/** The exercises that can be done at the place of the sheet, looked for; it stays for the next one. */
export function ExercisePicker({ clubId, place, taken, isFull, onPick, onClose }: ExercisePickerProps) {
  const t = useT();
  const [chosen, setFilter] = useState<OfferedFilter>({ ...anyOffered, available: 'yes' });
  const filter = { ...chosen, place };
  const page = useListPage(listOfferedExercises, { params: { id: clubId }, query: offeredQuery(filter) }, SHOWN);
  return (
    <Dialog opened onClose={onClose} title={t('sheets.addExercise')} size="lg">
      <search className={classes['search']} aria-label={t('kit.filters')}>
        <OfferedFilters filter={filter} isPlaceFixed onChange={setFilter} />
        {isFull && <p role="status">{t('too-many-exercises')}</p>}
      </search>
      <Answer query={page} loading={<SkeletonRows rows={6} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t(filter.available === null ? 'workouts.noneMatch' : 'sheets.noneAvailable')} />
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
      </Answer>
    </Dialog>
  );
}
