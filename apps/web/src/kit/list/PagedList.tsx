import type { Page } from '@clubpulse/contract/scalars';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { QueryResult } from '../states/QueryResult.tsx';
import { SkeletonCards, SkeletonTable } from '../states/Skeleton.tsx';
import { BEYOND_PHONE, useMedia } from '../widths.ts';
import classes from './PagedList.module.css';
import type { ListRowsProps } from './rows/columns.ts';
import { ListRows } from './rows/ListRows.tsx';
import { ShowMore } from './ShowMore.tsx';

export interface PagedListProps<Answered extends Page<unknown>>
  extends Omit<ListRowsProps<Answered['data'][number]>, 'rows' | 'sight'> {
  readonly page: UseQueryResult<Answered, ApiError>;
  readonly above?: (page: Answered) => ReactNode;
  readonly empty: { readonly title: string; readonly text?: string; readonly action?: ReactNode };
  readonly unmatched?: { readonly title: string; readonly onClear: () => void } | undefined;
  readonly showMore?: (() => void) | undefined;
  readonly ofPeople?: boolean;
  readonly loading?: ReactNode;
}

export function PagedList<Answered extends Page<unknown>>({
  page,
  above,
  empty,
  unmatched,
  showMore,
  ofPeople = false,
  loading,
  ...list
}: PagedListProps<Answered>) {
  const t = useT();
  const asTable = useMedia(list.wide ?? BEYOND_PHONE) && list.grid !== true;
  const shape = asTable ? <SkeletonTable columns={list.columns.length} people={ofPeople} /> : <SkeletonCards cards={6} />;
  return (
    <QueryResult query={page} loading={loading ?? shape}>
      {(answered) => {
        const rest = answered.recordsFiltered - answered.data.length;
        return (
          <>
            {above?.(answered)}
            {answered.data.length > 0 ? (
              <ListRows {...list} rows={answered.data} />
            ) : unmatched ? (
              <EmptyState
                title={unmatched.title}
                action={
                  <Button variant="default" onClick={unmatched.onClear}>
                    {t('kit.clearFilters')}
                  </Button>
                }
              />
            ) : (
              <EmptyState title={empty.title} action={empty.action}>
                {empty.text}
              </EmptyState>
            )}
            {rest > 0 && answered.data.length > 0 && <FirstOf count={answered.data.length} all={answered.recordsFiltered} />}
            {rest > 0 && showMore && (
              <div className={classes['more']}>
                <ShowMore count={rest} loading={page.isPlaceholderData} onClick={showMore} />
              </div>
            )}
          </>
        );
      }}
    </QueryResult>
  );
}

function FirstOf({ count, all }: { count: number; all: number }) {
  const t = useT();
  const formats = useFormats();
  const values = { count, number: formats.number(count), all: formats.number(all) };
  return <p className={classes['onPaper']}>{t('kit.firstOf', values)}</p>;
}
