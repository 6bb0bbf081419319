import { Button } from '@mantine/core';
import { useT } from '../../platform/phrases.ts';
import classes from './DialogActions.module.css';

/** The end of a form in a dialog: the way out, and the act. */
export function DialogActions({ act, busy, onClose }: { act: string; busy: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <div className={classes['actions']}>
      <Button variant="default" onClick={onClose}>
        {t('kit.cancel')}
      </Button>
      <Button type="submit" loading={busy}>
        {act}
      </Button>
    </div>
  );
}
