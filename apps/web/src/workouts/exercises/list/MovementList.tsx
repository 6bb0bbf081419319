import { exerciseStates } from '@clubpulse/contract/workouts/exercises/exercises';
import { listExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { useSelection } from '../../../kit/list/rows/use-selection.ts';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { AddButton } from '../../../kit/page/AddButton.tsx';
import { TabLinks } from '../../../kit/page/TabLinks.tsx';
import { useWidth } from '../../../kit/widths.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { readStored, storageKeys } from '../../../platform/storage.ts';
import { type Look, MovementActions } from './MovementActions.tsx';
import { MovementBulk } from './MovementBulk.tsx';
import { MovementFilters } from './MovementFilters.tsx';
import { MovementCard, MovementTile, movementColumns } from './MovementRows.tsx';
import { noFilter, queryOf, readMovements, setCount, writeMovements } from './movement-filter.ts';

const inAddress = { read: readMovements, write: writeMovements };
const none: ReadonlySet<number> = new Set();
const lookKept = (): Look => (readStored(storageKeys.movements) === 'list' ? 'list' : 'grid');

const tabWords = {
  Published: 'workouts.published',
  Unpublished: 'workouts.unpublished',
  Untranslated: 'workouts.untranslated',
  NoPicture: 'kit.noPicture',
} as const;

export function MovementList() {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const phone = useWidth() === 'phone';
  const { ClubId: id } = useStaffClub();
  const [look, setLook] = useState(lookKept);
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => queryOf(filter), [filter]);
  const page = useListPage(listExercises, { params: { id }, query }, rows);
  const { chosen, onChange } = useSelection();
  const [chosenIn, setChosenIn] = useState(query);
  // A new filter clears the selection, so that no hidden row is changed.
  if (chosenIn !== query) {
    setChosenIn(query);
    onChange(none);
  }
  const states = page.data?.States;
  const tab = (state: (typeof exerciseStates)[number] | null) => `${pathTo('Movements')}?${writeMovements({ ...filter, state })}`;
  const onClear = setCount(filter) > 0 || filter.state !== null ? () => change({ ...noFilter, state: null }) : undefined;
  const inSight = page.data?.data ?? [];
  const grid = look === 'grid';
  return (
    <ListScreen
      title={t('workouts.exercises')}
      label={t('workouts.exercises')}
      page={page}
      count={({ recordsTotal, recordsFiltered }) =>
        recordsTotal === recordsFiltered
          ? t('workouts.count', { count: recordsTotal, number: formats.number(recordsTotal) })
          : t('workouts.found', { found: formats.number(recordsFiltered), number: formats.number(recordsTotal) })
      }
      actions={<MovementActions look={look} onLook={setLook} />}
      search={{ value: filter.q, placeholder: t('workouts.searchHint'), onChange: (q) => change({ q }) }}
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
      empty={{
        title: t('workouts.noneYet'),
        text: t('workouts.noneYetText'),
        action: <AddButton onClick={() => void navigate(pathTo('Movements', 'new'))}>{t('workouts.newExercise')}</AddButton>,
      }}
      unmatched={onClear && { title: t('workouts.noneMatch'), onClear }}
      idOf={(row) => row.ExerciseId}
      grid={grid}
      columns={movementColumns(t)}
      card={(row) => (phone ? <MovementCard row={row} /> : <MovementTile row={row} />)}
      showMore={showMore}
      selection={{
        chosen,
        onChange,
        selectOne: ({ Name }) => t('workouts.select', { name: Name }),
        selectAll: t('workouts.selectFound', { number: formats.number(inSight.length) }),
      }}
    >
      <MovementBulk query={query} found={page.data?.recordsFiltered ?? 0} shown={inSight} chosen={chosen} onChange={onChange} />
    </ListScreen>
  );
}
