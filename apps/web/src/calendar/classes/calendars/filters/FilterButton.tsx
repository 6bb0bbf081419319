import { IconPlus } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useT } from '../../../../platform/phrases.ts';
import classes from './Filters.module.css';

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
