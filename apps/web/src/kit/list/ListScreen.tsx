import type { Page as PageOf } from '@clubpulse/contract/scalars';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/phrases.ts';
import { Page, type PageProps } from '../page/Page.tsx';
import classes from './ListScreen.module.css';
import { PagedList, type PagedListProps } from './PagedList.tsx';
import { SearchField } from './SearchField.tsx';

interface ListScreenProps<Answered extends PageOf<unknown>> extends PagedListProps<Answered> {
  readonly title: string;
  /** Beside the title once it is known: how many there are. */
  readonly count?: (page: Answered) => string;
  readonly actions?: PageProps['actions'];
  readonly below?: PageProps['below'];
  /** Before the search: what is to be seen to first. */
  readonly lead?: ReactNode;
  readonly search: { readonly value: string; readonly placeholder?: string; readonly onChange: (words: string) => void };
  /** `FilterChoice` and what else narrows the list. */
  readonly filters?: ReactNode;
  /** Clears the filters; left out while none is set. */
  readonly clear?: { readonly words?: string; readonly onClear: () => void } | undefined;
  /** Dialogs, and the bar of selected rows. */
  readonly children?: ReactNode;
}

/** A list as a screen: title and count, search and filters, rows in all their states, more of them. */
export function ListScreen<Answered extends PageOf<unknown>>({
  title,
  count,
  actions,
  below,
  lead,
  search,
  filters,
  clear,
  children,
  ...list
}: ListScreenProps<Answered>) {
  const t = useT();
  const { data } = list.page;
  return (
    <Page
      title={title}
      {...(data === undefined || count === undefined ? {} : { subtitle: count(data) })}
      {...(actions === undefined ? {} : { actions })}
      {...(below === undefined ? {} : { below })}
    >
      {lead}
      <div className={classes['list']}>
        <div className={classes['filters']} role="search" aria-label={t('kit.filters')}>
          <SearchField {...search} />
          {filters}
          {clear && (
            <Button variant="subtle" color="gray" leftSection={<IconX size={17} stroke={1.8} />} onClick={clear.onClear}>
              {clear.words ?? t('kit.clearFilters')}
            </Button>
          )}
        </div>
        <PagedList<Answered> {...list} />
      </div>
      {children}
    </Page>
  );
}
