import { Button } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useT } from '../../platform/phrases.ts';
import { useSideways } from '../page/use-sideways.ts';
import classes from './Filters.module.css';

interface FilterBarProps {
  /** How many filters are set, the words of a search among them. */
  set: number;
  /** Clears all of them. */
  onClear: () => void;
  /** `FilterChip`, `SetFilter`, `ChipButton`. */
  children: ReactNode;
}

/** What goes takes the focus with it: it moves to the first chip. */
export const focusFirstChip = (within: Element): void =>
  within.closest('[data-filter-bar]')?.querySelector('button')?.focus({ preventScroll: true });

/** The chips of a list or a calendar; below the desk one line that is pushed sideways, and fades where it goes on. */
export function FilterBar({ set, onClear, children }: FilterBarProps) {
  const t = useT();
  const sideways = useSideways<HTMLDivElement>(String(set), '');
  return (
    <div className={classes['bar']} data-filter-bar {...sideways}>
      {children}
      {set > 1 && (
        <Button
          variant="subtle"
          color="gray"
          className={classes['all']}
          onClick={({ currentTarget }) => {
            focusFirstChip(currentTarget);
            onClear();
          }}
        >
          {t('kit.clearAll')}
        </Button>
      )}
    </div>
  );
}

/** A button among the chips that is no filter itself: it opens more of them. */
export const ChipButton = (button: ComponentPropsWithRef<'button'>) => (
  <span className={classes['chip']} data-dashed="true">
    <button {...button} type="button" className={classes['open']} />
  </span>
);
