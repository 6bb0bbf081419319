import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './SortHead.module.css';

export interface Sort {
  readonly by: string;
  readonly onChange: (by: string) => void;
}

interface SortHeadProps {
  id: string;
  end?: true | undefined;
  className?: string | undefined;
  sort: Sort | undefined;
  children: ReactNode;
}

export function SortHead({ id, end, className, sort, children }: SortHeadProps) {
  if (sort === undefined)
    return (
      <th scope="col" data-end={end} className={className}>
        {children}
      </th>
    );
  const down = sort.by === `-${id}`;
  const current = down || sort.by === id;
  const Arrow = down ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      data-end={end}
      className={className}
      {...(current ? { 'aria-sort': down ? ('descending' as const) : ('ascending' as const) } : {})}
    >
      <button type="button" className={classes['sort']} onClick={() => sort.onChange(sort.by === id ? `-${id}` : id)}>
        {children}
        {current && <Arrow size={13} stroke={2} aria-hidden="true" />}
      </button>
    </th>
  );
}
