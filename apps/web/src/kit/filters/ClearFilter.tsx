import { IconX } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import classes from './Filters.module.css';

interface ClearFilterProps {
  label: string;
  onClear: (button: HTMLButtonElement) => void;
}

export function ClearFilter({ label, onClear }: ClearFilterProps) {
  const t = useT();
  const words = t('kit.clearFilter', { label });
  return (
    <button
      type="button"
      className={classes['clear']}
      aria-label={words}
      title={words}
      onClick={({ currentTarget }) => onClear(currentTarget)}
    >
      <IconX size={15} stroke={2} aria-hidden="true" />
    </button>
  );
}
