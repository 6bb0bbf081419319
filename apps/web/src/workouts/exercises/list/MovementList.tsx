import { exerciseStates } from '@clubpulse/contract/workouts/exercises/exercises';
import { listExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { IconWorldPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { writeFilter } from '../../../kit/list/list-filter.ts';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { TabLinks } from '../../../kit/page/TabLinks.tsx';
import { useWidth } from '../../../kit/widths.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf } from '../../../platform/session.tsx';
import { readStored, storageKeys } from '../../../platform/storage.ts';
import { LibraryActions } from '../../parts/LibraryActions.tsx';
import { LibraryList, useLibrary } from '../../parts/LibraryList.tsx';
import { MovementBulk } from './MovementBulk.tsx';
import { MovementFilters } from './MovementFilters.tsx';
import { type Look, MovementLook } from './MovementLook.tsx';
import { MovementCard, MovementTile, movementColumns } from './MovementRows.tsx';
import { noFilter, queryOf, readMovements } from './movement-filter.ts';

const noFilterAtAll = { ...noFilter, state: null };
const storedLook = (): Look => (readStored(storageKeys.movements) === 'list' ? 'list' : 'grid');

const tabWords = {
  Published: 'workouts.published',
  Unpublished: 'workouts.unpublished',
  Untranslated: 'workouts.untranslated',
  NoPicture: 'kit.noPicture',
} as const;

export function MovementList() {
  const t = useT();
  const navigate = useNavigate();
  const phone = useWidth() === 'phone';
  const [look, setLook] = useState(storedLook);
  const { IsEditor } = useSelf();
  const { id, filter, change, rows, library } = useLibrary(readMovements, noFilterAtAll);
  const query = queryOf(filter);
  const page = useListPage(listExercises, { params: { id }, query }, rows);
  const ofPlatform = {
    label: t('workouts.newOfPlatform'),
    icon: IconWorldPlus,
    onClick: () => void navigate(`${pathTo('Movements', 'new')}/platform`),
  };
  const states = page.data?.States;
  const tab = (state: (typeof exerciseStates)[number] | null) => `${pathTo('Movements')}?${writeFilter({ ...filter, state })}`;
  const add = { label: t('workouts.newExercise'), to: pathTo('Movements', 'new') };
  return (
    <LibraryList
      library={library}
      page={page}
      texts={{
        title: t('workouts.exercises'),
        count: (values) => t('workouts.count', values),
        search: t('workouts.searchHint'),
        noneYet: t('workouts.noneYet'),
        noneYetText: t('workouts.noneYetText'),
        noneMatch: t('workouts.noneMatch'),
      }}
      add={add}
      actions={
        <>
          {!phone && <MovementLook look={look} onLook={setLook} />}
          <LibraryActions add={add} further={IsEditor ? [ofPlatform] : []} />
        </>
      }
      filters={<MovementFilters filter={filter} onChange={change} />}
      below={
        <TabLinks
          label={t('workouts.stateRow')}
          current={filter.state ?? 'All'}
          tabs={[
            { name: 'All', label: t('kit.all'), to: tab(null), ...(states && { count: states.All }) },
            ...exerciseStates.map((state) => ({
              name: state,
              label: t(tabWords[state]),
              to: tab(state),
              ...(states && { count: states[state] }),
            })),
          ]}
        />
      }
      idOf={(row) => row.ExerciseId}
      grid={look === 'grid'}
      columns={movementColumns(t)}
      card={(row) => (phone ? <MovementCard row={row} /> : <MovementTile row={row} />)}
      nameOf={({ Name }) => Name}
      bulk={(props) => <MovementBulk {...props} query={query} found={page.data?.recordsFiltered ?? 0} />}
    />
  );
}
