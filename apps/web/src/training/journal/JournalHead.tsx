import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Segmented } from '../../kit/Segmented.tsx';
import { useT } from '../../platform/phrases.ts';
import type { JournalMode } from './Journal.tsx';

interface JournalHeadProps {
  mode: JournalMode;
  onMode: (mode: JournalMode) => void;
  onStep: (direction: -1 | 1) => void;
  onToday: () => void;
  /** Nothing can be recorded in the future. */
  atToday: boolean;
}

/** Previous, next, today, and month or list. */
export function JournalHead({ mode, onMode, onStep, onToday, atToday }: JournalHeadProps) {
  const t = useT();
  const names =
    mode === 'Month'
      ? (['training.previousMonth', 'training.nextMonth'] as const)
      : (['training.previousWeek', 'training.nextWeek'] as const);
  return (
    <>
      <ActionIcon variant="default" size={34} aria-label={t(names[0])} onClick={() => onStep(-1)}>
        <IconChevronLeft size={18} stroke={1.8} />
      </ActionIcon>
      <ActionIcon variant="default" size={34} aria-label={t(names[1])} onClick={() => onStep(1)} disabled={atToday}>
        <IconChevronRight size={18} stroke={1.8} />
      </ActionIcon>
      <Button variant="default" size="xs" h={34} onClick={onToday} disabled={atToday}>
        {t('training.today')}
      </Button>
      <Segmented
        label={t('training.mode')}
        value={mode}
        options={[
          { value: 'Month', label: t('training.month') },
          { value: 'List', label: t('training.list') },
        ]}
        onChange={onMode}
      />
    </>
  );
}
