import { exerciseStates } from '@clubpulse/contract/workouts/exercises/exercises';
import { listExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { IconLayoutGrid, IconList, IconPlus, IconWorldPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { useSelection } from '../../../kit/list/rows/use-selection.ts';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { AddButton } from '../../../kit/page/AddButton.tsx';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { TabLinks } from '../../../kit/page/TabLinks.tsx';
import { useWidth } from '../../../kit/widths.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../../platform/session.tsx';
import { readStored, storageKeys, store } from '../../../platform/storage.ts';
import { MovementBulk } from './MovementBulk.tsx';
import { MovementFilters } from './MovementFilters.tsx';
import { MovementCard, MovementTile, movementColumns } from './MovementRows.tsx';
import { noFilter, queryOf, readMovements, setCount, writeMovements } from './movement-filter.ts';

const inAddress = { read: readMovements, write: writeMovements };
const none: ReadonlySet<number> = new Set();
const ICON = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

type Look = 'grid' | 'list';
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
  const { IsEditor } = useSelf();
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
      actions={
        <>
          {!phone && (
            <Segmented<Look>
              label={t('workouts.view')}
              value={look}
              options={[
                { value: 'grid', label: <IconLayoutGrid {...ICON} aria-hidden={false} aria-label={t('workouts.asGrid')} /> },
                { value: 'list', label: <IconList {...ICON} aria-hidden={false} aria-label={t('workouts.asList')} /> },
              ]}
              onChange={(next) => {
                store(storageKeys.movements, next);
                setLook(next);
              }}
            />
          )}
          <HeaderActions
            label={t('kit.more')}
            actions={[
              {
                label: t('workouts.newExercise'),
                icon: IconPlus,
                primary: true,
                adds: true,
                plain: true,
                onClick: () => void navigate(pathTo('Movements', 'new')),
              },
              ...(IsEditor
                ? [
                    {
                      label: t('workouts.newOfPlatform'),
                      icon: IconWorldPlus,
                      onClick: () => void navigate(`${pathTo('Movements', 'new')}/platform`),
                    },
                  ]
                : []),
            ]}
          />
        </>
      }
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
