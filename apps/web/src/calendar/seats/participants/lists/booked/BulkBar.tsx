import { IconCheck, IconUserMinus, IconX } from '@tabler/icons-react';
import { FootBar } from '../../../../../kit/edit/FootBar.tsx';
import { useT } from '../../../../../platform/phrases.ts';
import type { MarkTimes } from '../../marks/Attendance.tsx';
import type { Mark } from '../../marks/marks.ts';
import classes from './BulkBar.module.css';

interface BulkBarProps {
  count: number;
  times: MarkTimes;
  over: boolean;
  onMark: (mark: Mark) => void;
  onRemove: () => void;
  onClear: () => void;
}

/** What can be done with the selected rows at once. */
export function BulkBar({ count, times, over, onMark, onRemove, onClear }: BulkBarProps) {
  const t = useT();
  return (
    <FootBar label={t('participants.selected', { count })}>
      <b aria-live="polite">{t('participants.selected', { count })}</b>
      <button type="button" disabled={times.presentFrom !== null} onClick={() => onMark('Present')}>
        <IconCheck size={17} stroke={2} aria-hidden="true" />
        {t('kit.present')}
      </button>
      <button type="button" disabled={times.noShowFrom !== null} onClick={() => onMark('NoShow')}>
        <IconX size={17} stroke={2} aria-hidden="true" />
        {t('kit.noShow')}
      </button>
      {!over && (
        <button type="button" onClick={onRemove}>
          <IconUserMinus size={17} stroke={2} aria-hidden="true" />
          {t('kit.remove')}
        </button>
      )}
      <button type="button" className={classes['clear']} onClick={onClear}>
        {t('participants.clearSelection')}
      </button>
    </FootBar>
  );
}
