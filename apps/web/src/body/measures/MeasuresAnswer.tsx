import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import type { ApiError } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';

interface MeasuresAnswerProps<Data> {
  query: UseQueryResult<Data, ApiError>;
  children: (data: Data) => ReactNode;
}

/** Shows no hint to request rights, because only the member's consent gives access. */
export function MeasuresAnswer<Data>({ query, children }: MeasuresAnswerProps<Data>) {
  const t = useT();
  if (query.error?.is('NotShared')) return <EmptyState title={t('measures.notShared')}>{t('measures.notSharedText')}</EmptyState>;
  if (query.data === undefined && query.error?.status === 403)
    return <EmptyState title={t('measures.ofOther')}>{t('measures.ofOtherText')}</EmptyState>;
  return (
    <QueryResult query={query} loading={<SkeletonRows rows={6} />}>
      {children}
    </QueryResult>
  );
}
