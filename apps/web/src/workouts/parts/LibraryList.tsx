import type { Page as PageOf } from '@clubpulse/contract/scalars';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ListScreen, type ListScreenProps } from '../../kit/list/ListScreen.tsx';
import { setCount, writeFilter } from '../../kit/list/list-filter.ts';
import { useSelection } from '../../kit/list/rows/use-selection.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';

export interface BulkProps<Row> {
  readonly shown: readonly Row[];
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (ids: ReadonlySet<number>) => void;
}

export interface LibraryAdd {
  readonly label: string;
  readonly to: string;
}

interface Library<Filter> {
  readonly filter: Filter;
  readonly change: (changes: Partial<Filter>) => void;
  readonly noFilter: Partial<Filter>;
  readonly showMore: (() => void) | undefined;
}

export function useLibrary<Filter extends { readonly q: string }>(
  read: (params: URLSearchParams) => Filter,
  noFilter: Partial<Filter>,
) {
  const { ClubId: id } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress<Filter>({ read, write: writeFilter });
  return { id, filter, change, rows, library: { filter, change, noFilter, showMore } };
}

interface Texts {
  readonly title: string;
  readonly count: (values: { count: number; number: string }) => string;
  readonly search: string;
  readonly noneYet: string;
  readonly noneYetText: string;
  readonly noneMatch: string;
}

interface LibraryListProps<Answered extends PageOf<unknown>, Filter extends { readonly q: string }>
  extends Pick<ListScreenProps<Answered>, 'page' | 'below' | 'filters' | 'idOf' | 'columns' | 'card' | 'grid'> {
  readonly library: Library<Filter>;
  readonly texts: Texts;
  readonly add?: LibraryAdd;
  readonly actions?: ReactNode;
  readonly nameOf?: (row: Answered['data'][number]) => string;
  readonly bulk?: (props: BulkProps<Answered['data'][number]>) => ReactNode;
}

export function LibraryList<Answered extends PageOf<unknown>, Filter extends { readonly q: string }>({
  library: { filter, change, noFilter, showMore },
  texts,
  add,
  actions,
  nameOf,
  bulk,
  page,
  ...list
}: LibraryListProps<Answered, Filter>) {
  const t = useT();
  const formats = useFormats();
  const { chosen, onChange } = useChosenOf(filter);
  const shown: readonly Answered['data'][number][] = page.data?.data ?? [];
  const navigate = useNavigate();
  const addButton = add && <AddButton onClick={() => void navigate(add.to)}>{add.label}</AddButton>;
  const isFiltered = setCount(filter) > 0;
  const selection = bulk && {
    chosen,
    onChange,
    selectOne: (row: Answered['data'][number]) => t('workouts.select', { name: nameOf?.(row) ?? '' }),
    selectAll: t('workouts.selectFound', { number: formats.number(shown.length) }),
  };
  return (
    <ListScreen
      {...list}
      title={texts.title}
      label={texts.title}
      page={page}
      count={({ recordsTotal: all, recordsFiltered: found }) =>
        all === found
          ? texts.count({ count: all, number: formats.number(all) })
          : t('workouts.found', { found: formats.number(found), number: formats.number(all) })
      }
      actions={actions ?? addButton}
      search={{
        value: filter.q,
        placeholder: texts.search,
        onChange: (q) => change({ q } as Partial<Filter>),
      }}
      empty={{
        title: texts.noneYet,
        text: texts.noneYetText,
        action: addButton,
      }}
      unmatched={isFiltered ? { title: texts.noneMatch, onClear: () => change(noFilter) } : undefined}
      showMore={showMore}
      {...(selection ? { selection } : {})}
    >
      {bulk?.({ shown, chosen, onChange })}
    </ListScreen>
  );
}

/** Clears the selection when the filter changes, because no hidden row may be changed. */
function useChosenOf(filter: object) {
  const selection = useSelection();
  const conditions = JSON.stringify(filter);
  const [chosenIn, setChosenIn] = useState(conditions);
  if (chosenIn !== conditions) {
    setChosenIn(conditions);
    selection.clear();
  }
  return selection;
}
