import { Button } from '@mantine/core';
import { useT } from '../../platform/phrases.ts';
import classes from './dialog.module.css';

interface DialogActionsProps {
  act: string;
  busy: boolean;
  keep?: string;
  onClose: () => void;
}

export function DialogActions({ act, busy, keep, onClose }: DialogActionsProps) {
  const t = useT();
  return (
    <div className={classes['choices']}>
      <Button variant="default" onClick={onClose}>
        {keep ?? t('kit.cancel')}
      </Button>
      <Button type="submit" loading={busy}>
        {act}
      </Button>
    </div>
  );
}
