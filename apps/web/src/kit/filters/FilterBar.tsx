import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import { useSideways } from '../page/use-sideways.ts';
import { useWidth } from '../widths.ts';
import classes from './Filters.module.css';

interface FilterBarProps {
  set: number;
  onClear: () => void;
  children: ReactNode;
  /** Filters that a button opens on a desktop and in narrow places. On a desktop they are open at first if one is set. */
  seldom?: ReactNode;
  seldomSet?: number;
  narrow?: boolean;
}

export const focusFirstChip = (within: Element): void =>
  within.closest('[data-filter-bar]')?.querySelector('button')?.focus({ preventScroll: true });

export function FilterBar({ set, onClear, children, seldom, seldomSet = 0, narrow = false }: FilterBarProps) {
  const t = useT();
  const sideways = useSideways<HTMLDivElement>(String(set), '');
  const isDesk = useWidth() === 'desk';
  const [opened, setOpened] = useState(seldomSet > 0 && !narrow);
  const folds = seldom !== undefined && (isDesk || narrow);
  return (
    <div className={classes['bar']} data-filter-bar data-narrow={narrow} {...sideways}>
      {children}
      {folds && (
        <MoreButton isNarrow={narrow} set={opened ? 0 : seldomSet} opened={opened} onClick={() => setOpened((was) => !was)} />
      )}
      {(opened || !folds) && seldom}
      {set > 1 && (opened || !narrow) && (
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

interface MoreButtonProps {
  isNarrow: boolean;
  set: number;
  opened: boolean;
  onClick: () => void;
}

function MoreButton({ isNarrow, set, opened, onClick }: MoreButtonProps) {
  const t = useT();
  const label = t('kit.moreFilters');
  return (
    <ChipButton
      aria-expanded={opened}
      {...(isNarrow && { title: label, 'aria-label': set > 0 ? `${label} ${set}` : label })}
      onClick={onClick}
    >
      <IconAdjustmentsHorizontal size={17} stroke={1.8} aria-hidden="true" />
      {!isNarrow && <span>{label}</span>} {set > 0 && <b>{set}</b>}
    </ChipButton>
  );
}

export const ChipButton = (button: ComponentPropsWithRef<'button'>) => (
  <span className={classes['chip']} data-dashed="true">
    <button {...button} type="button" className={classes['open']} />
  </span>
);
