import type { StopSign } from '@clubpulse/contract/workouts/generator/conditions';
import { Button } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useT } from '../../../platform/phrases.ts';
import classes from './LeaveRun.module.css';

interface WhenToStopProps {
  signs: readonly StopSign[] | undefined;
  /** CSS class of a square button, which replaces the button with text. */
  square?: string | undefined;
}

export function WhenToStop({ signs = [], square }: WhenToStopProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (signs.length === 0) return null;
  const open = () => setOpen(true);
  return (
    <>
      {square === undefined ? (
        <Button size="lg" variant="default" leftSection={<IconHandStop size={22} aria-hidden="true" />} onClick={open}>
          {t('sheets.stop')}
        </Button>
      ) : (
        <button type="button" className={square} aria-label={t('sheets.stop')} onClick={open}>
          <IconHandStop size={26} aria-hidden="true" />
        </button>
      )}
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('sheets.stop')}>
        {signs.map((one) => (
          <p key={one} className={classes['text']}>
            {t(`sheets.stop.${one}`)}
          </p>
        ))}
      </Dialog>
    </>
  );
}
