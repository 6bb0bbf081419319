import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useT } from '../../../platform/phrases.ts';
import classes from './LeaveRun.module.css';

interface LeaveRunProps {
  opened: boolean;
  sets: number;
  onClose: () => void;
  onPause: () => void;
  onFinish: () => void;
  onThrow: () => void;
}

export function LeaveRun({ opened, sets, onClose, onPause, onFinish, onThrow }: LeaveRunProps) {
  const t = useT();
  const [isThrowing, setThrowing] = useState(false);
  return (
    <>
      <Dialog opened={opened && !isThrowing} onClose={onClose} title={t('runs.leave')}>
        <p className={classes['text']}>{t('runs.leaveText')}</p>
        <div className={classes['ways']}>
          <Button size="lg" data-autofocus onClick={onPause}>
            {t('runs.pause')}
          </Button>
          <Button size="lg" variant="default" disabled={sets === 0} onClick={onFinish}>
            {t('runs.finish')}
          </Button>
          <Button size="lg" variant="subtle" color="red" onClick={() => (sets === 0 ? onThrow() : setThrowing(true))}>
            {t('runs.throw')}
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        opened={opened && isThrowing}
        danger
        title={t('runs.throwTitle')}
        keep={t('kit.keepIt')}
        confirm={t('runs.throw')}
        onConfirm={onThrow}
        onClose={() => {
          setThrowing(false);
          onClose();
        }}
      >
        {t('runs.throwText', { count: sets })}
      </ConfirmDialog>
    </>
  );
}
