import type { HealthRecord } from '@clubpulse/contract/body/health/health';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../kit/page/Card.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import type { ApiError } from '../../platform/api.ts';
import { Attribution } from './Attribution.tsx';
import classes from './Health.module.css';

export interface DayCardProps {
  userId: number;
  day: string;
  /** Alone on its screen: with everything that is known. */
  whole?: boolean;
}

/** What one day is asked with. */
export const askOf = ({ userId, day }: DayCardProps) => ({ params: { id: userId }, query: { from: day, to: day } });
/** The screen says by itself what is not to be seen. */
export const quietly = { quiet: true, ignore: [403, 404, 409] } as const;

/** Of several records of a day the one that says the most of it. */
export const longest = <One extends Pick<HealthRecord, 'Seconds'>>(all: readonly One[]): One | undefined =>
  all.toSorted((a, b) => b.Seconds - a.Seconds)[0];

interface DayCardOf<One> {
  title: string;
  query: UseQueryResult<One[], ApiError>;
  /** The one of them that is shown. */
  pick: (all: readonly One[]) => One | undefined;
  /** Said where there is none. */
  none: string;
  sources: (one: One) => readonly string[];
  children: (one: One, all: readonly One[]) => ReactNode;
}

/** One day of one kind with where it comes from. */
export function DayCard<One>({ title, query, pick, none, sources, children }: DayCardOf<One>) {
  const shown = query.data && pick(query.data);
  return (
    <Card title={title} aside={shown && sources(shown).map((source) => <Attribution key={source} source={source} />)}>
      <Answer query={query} loading={<SkeletonRows rows={2} />}>
        {(all) => {
          const one = pick(all);
          return one === undefined ? <p className={classes['none']}>{none}</p> : children(one, all);
        }}
      </Answer>
    </Card>
  );
}

export const sourceOf = ({ Source }: Pick<HealthRecord, 'Source'>): readonly string[] => [Source.DeviceModel];
