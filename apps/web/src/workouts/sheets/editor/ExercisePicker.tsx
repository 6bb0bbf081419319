import type { EquipmentPlace } from '@clubpulse/contract/clubs/equipments';
import type { ToldExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { listOfferedExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { exerciseEquipment, type MainMuscle, mainMuscles } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { FilterBar } from '../../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../../kit/filters/FilterChip.tsx';
import { SearchField } from '../../../kit/list/SearchField.tsx';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { Answer } from '../../../kit/states/Answer.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useT } from '../../../platform/phrases.ts';
import { equipmentWords, HowButton, muscleWords, optionsOf, tagLine } from '../../exercises/public.ts';
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
  const [words, setWords] = useState('');
  const [muscle, setMuscle] = useState<MainMuscle | null>(null);
  const [equipment, setEquipment] = useState<(typeof exerciseEquipment)[number] | null>(null);
  const [available, setAvailable] = useState<'yes' | null>('yes');
  const query = {
    Location: place,
    ...(words.trim() === '' ? {} : { globalSearch: words.trim() }),
    ...(muscle === null ? {} : { MainMuscle: muscle }),
    ...(equipment === null ? {} : { Equipment: equipment }),
    ...(available === null ? {} : { Available: 'true' as const }),
  };
  const page = useListPage(listOfferedExercises, { params: { id: clubId }, query }, SHOWN);
  const all = t('kit.all');
  const clear = () => {
    setWords('');
    setMuscle(null);
    setEquipment(null);
    setAvailable(null);
  };
  return (
    <Dialog opened onClose={onClose} title={t('sheets.addExercise')} size="lg">
      <search className={classes['search']} aria-label={t('kit.filters')}>
        <SearchField value={words} placeholder={t('workouts.searchHint')} onChange={setWords} />
        <FilterBar
          set={[muscle, equipment, available, words.trim() || null].filter((one) => one !== null).length}
          onClear={clear}
        >
          <FilterChip
            label={t('workouts.mainMuscle')}
            all={all}
            value={muscle}
            options={optionsOf(mainMuscles, (one) => t(muscleWords(one)))}
            onChange={setMuscle}
          />
          <FilterChip
            label={t('workouts.equipmentField')}
            all={all}
            value={equipment}
            options={optionsOf(exerciseEquipment, (one) => t(equipmentWords(one)))}
            onChange={setEquipment}
          />
          <FilterChip
            label={t('workouts.availableOnly')}
            all={all}
            value={available}
            options={optionsOf(['yes'] as const, () => t('workouts.yes'))}
            onChange={setAvailable}
          />
        </FilterBar>
        {isFull && <p role="status">{t('too-many-exercises')}</p>}
      </search>
      <Answer query={page} loading={<SkeletonRows rows={6} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t(available === null ? 'workouts.noneMatch' : 'sheets.noneAvailable')} />
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
