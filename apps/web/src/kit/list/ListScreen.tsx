import type { Page as PageOf } from '@clubpulse/contract/scalars';
import type { ReactNode } from 'react';
import { useT } from '../../platform/phrases.ts';
import { Page, type PageProps } from '../page/Page.tsx';
import classes from './ListScreen.module.css';
import { PagedList, type PagedListProps } from './PagedList.tsx';
import { SearchField } from './SearchField.tsx';

export interface ListScreenProps<Answered extends PageOf<unknown>> extends PagedListProps<Answered> {
  readonly title: string;
  readonly count?: (page: Answered) => string;
  readonly actions?: PageProps['actions'];
  readonly below?: PageProps['below'];
  readonly lead?: ReactNode;
  readonly search: { readonly value: string; readonly placeholder?: string; readonly onChange: (words: string) => void };
  readonly filters?: ReactNode;
  readonly children?: ReactNode;
}

export function ListScreen<Answered extends PageOf<unknown>>({
  title,
  count,
  actions,
  below,
  lead,
  search,
  filters,
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
        <search className={classes['filters']} aria-label={t('kit.filters')}>
          <SearchField {...search} />
          {filters}
        </search>
        <PagedList<Answered> {...list} />
      </div>
      {children}
    </Page>
  );
}
