import { IconCheck, IconUserMinus, IconX } from '@tabler/icons-react';
import { BulkBar as Bar } from '../../../../../kit/list/BulkBar.tsx';
import { useT } from '../../../../../platform/phrases.ts';
import type { MarkTimes } from '../../marks/Attendance.tsx';
import type { Mark } from '../../marks/marks.ts';

interface BulkBarProps {
  count: number;
  times: MarkTimes;
  over: boolean;
  onMark: (mark: Mark) => void;
  onRemove: () => void;
  onClear: () => void;
}

export function BulkBar({ count, times, over, onMark, onRemove, onClear }: BulkBarProps) {
  const t = useT();
  const selected = t('participants.selected', { count });
  return (
    <Bar
      label={selected}
      selected={selected}
      acts={[
        { label: t('kit.present'), icon: IconCheck, disabled: times.presentFrom !== null, onClick: () => onMark('Present') },
        { label: t('kit.noShow'), icon: IconX, disabled: times.noShowFrom !== null, onClick: () => onMark('NoShow') },
        ...(over ? [] : [{ label: t('kit.remove'), icon: IconUserMinus, onClick: onRemove }]),
      ]}
      clear={{ label: t('participants.clearSelection'), onClick: onClear }}
    />
  );
}
