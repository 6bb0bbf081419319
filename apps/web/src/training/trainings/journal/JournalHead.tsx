import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconFileUpload } from '@tabler/icons-react';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { AddButton } from '../../../kit/page/AddButton.tsx';
import { BEYOND_PHONE, useMedia } from '../../../kit/widths.ts';
import { useT } from '../../../platform/phrases.ts';
import classes from './JournalHead.module.css';
import type { JournalMode } from './journal-mode.ts';

interface JournalHeadProps {
  mode: JournalMode;
  onMode: (mode: JournalMode) => void;
  onStep: (direction: -1 | 1) => void;
  onToday: () => void;
  atToday: boolean;
  title?: string;
  onAdd?: (() => void) | undefined;
  onImport?: (() => void) | undefined;
}

export function JournalHead({ mode, onMode, onStep, onToday, atToday, title, onAdd, onImport }: JournalHeadProps) {
  const t = useT();
  const wide = useMedia(BEYOND_PHONE);
  const names =
    mode === 'Month' ? (['kit.previousMonth', 'kit.nextMonth'] as const) : (['kit.previousWeek', 'kit.nextWeek'] as const);
  return (
    <>
      <Segmented
        label={t('training.mode')}
        value={mode}
        options={[
          { value: 'Month', label: t('kit.month') },
          ...(wide ? [{ value: 'Week', label: t('kit.week') } as const] : []),
          { value: 'List', label: t('kit.list') },
        ]}
        onChange={onMode}
      />
      <div className={classes['steps']}>
        <ActionIcon
          className={classes['step']}
          variant="default"
          size="var(--ctl-sq)"
          aria-label={t(names[0])}
          onClick={() => onStep(-1)}
        >
          <IconChevronLeft size={18} stroke={1.8} />
        </ActionIcon>
        <span className={classes['shown']} aria-hidden="true">
          {title}
        </span>
        <ActionIcon
          className={classes['step']}
          variant="default"
          size="var(--ctl-sq)"
          aria-label={t(names[1])}
          onClick={() => onStep(1)}
        >
          <IconChevronRight size={18} stroke={1.8} />
        </ActionIcon>
        <Button className={classes['today']} variant="default" size="xs" h="var(--ctl-sq)" onClick={onToday} disabled={atToday}>
          {t('kit.today')}
        </Button>
      </div>
      {onImport && (
        <Button
          data-plain="true"
          variant="default"
          title={t('training.importFiles')}
          leftSection={<IconFileUpload size={18} stroke={1.8} />}
          onClick={onImport}
        >
          {t('training.importFiles')}
        </Button>
      )}
      {onAdd && <AddButton onClick={onAdd}>{t('training.add')}</AddButton>}
    </>
  );
}
