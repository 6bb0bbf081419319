import { Button } from '@mantine/core';
import { useT } from '../../platform/phrases.ts';
import classes from './dialog.module.css';

interface DialogActionsProps {
  act: string;
  busy: boolean;
  /** Words of the way out, where "Cancel" could be read as the act. */
  keep?: string;
  onClose: () => void;
}

/** The end of a form in a dialog: the way out, and the act. */
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
