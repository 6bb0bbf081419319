import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../../platform/calls/api-error.ts';
import { ErrorState } from './ErrorState.tsx';

interface AnswerProps<Data> {
  query: UseQueryResult<Data, ApiError>;
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}

export function QueryResult<Data>({ query, loading, children }: AnswerProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return loading;
}
