import { IconPlus } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { byAct } from '../../../../kit/by-act.tsx';
import { useKeys } from '../../../../kit/use-keys.ts';
import { useT } from '../../../../platform/phrases.ts';
import type { FilterName, Filters } from '../address.ts';
import classes from './Filters.module.css';
import type { ChoiceName, useFilterOptions } from './use-filter-options.ts';

export interface FilterPanelProps {
  filters: Filters;
  options: ReturnType<typeof useFilterOptions>;
  /** Filters that choose one of several values and have no chip of their own. */
  choices: readonly ChoiceName[];
  /** How many of the panel's filters are set but have no chip in sight. */
  hidden: number;
  onChange: (changes: Partial<Record<FilterName, string | undefined>>) => void;
}

/** Every filter that has no chip: name, place, seats, days, time of day … `/` opens it at the search. It comes by an act. */
export const FilterPanel = byAct<FilterPanelProps, HTMLButtonElement>({
  load: () => import('./WholeFilterPanel.tsx').then((it) => it.WholeFilterPanel),
  alone: function FilterPanelAlone({ hidden, touch }) {
    useKeys({ '/': touch.onClick });
    return <FilterButton {...touch} hidden={hidden} aria-haspopup="dialog" aria-expanded={false} />;
  },
  untilPressed: true,
});

/** `hidden`: how many of the panel's filters are set but have no chip in sight. */
export function FilterButton({ hidden, ...button }: { hidden: number } & Omit<ComponentPropsWithRef<'button'>, 'hidden'>) {
  const t = useT();
  return (
    <button {...button} type="button" className={classes['chip']} data-dashed="true">
      <IconPlus size={16} stroke={1.8} aria-hidden="true" />
      <span>{t('calendar.filter')}</span>
      {hidden > 0 && <b>{hidden}</b>}
    </button>
  );
}
