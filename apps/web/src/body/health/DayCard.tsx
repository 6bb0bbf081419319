import type { HealthRecord } from '@clubpulse/contract/body/health/health';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../kit/page/Card.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import type { ApiError } from '../../platform/api.ts';
import { Attribution } from './Attribution.tsx';
import classes from './Health.module.css';

export interface DayCardProps {
  userId: number;
  day: string;
  isDetailed?: boolean;
}

export const askOf = ({ userId, day }: DayCardProps) => ({ params: { id: userId }, query: { from: day, to: day } });
export const quietly = { quiet: true, ignore: [403, 404, 409] } as const;

export const longest = <One extends Pick<HealthRecord, 'Seconds'>>(all: readonly One[]): One | undefined =>
  all.toSorted((a, b) => b.Seconds - a.Seconds)[0];

interface DayCardOf<One> {
  title: string;
  query: UseQueryResult<One[], ApiError>;
  pick: (all: readonly One[]) => One | undefined;
  none: string;
  sources: (one: One) => readonly string[];
  children: (one: One, all: readonly One[]) => ReactNode;
}

export function DayCard<One>({ title, query, pick, none, sources, children }: DayCardOf<One>) {
  const shown = query.data && pick(query.data);
  return (
    <Card title={title} aside={shown && sources(shown).map((source) => <Attribution key={source} source={source} />)}>
      <QueryResult query={query} loading={<SkeletonRows rows={2} />}>
        {(all) => {
          const one = pick(all);
          return one === undefined ? <p className={classes['none']}>{none}</p> : children(one, all);
        }}
      </QueryResult>
    </Card>
  );
}

export const sourceOf = ({ Source }: Pick<HealthRecord, 'Source'>): readonly string[] => [Source.DeviceModel];
