import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { useBlocker } from 'react-router';
import { useOpenEditor } from '../platform/open-editors.ts';
import { useT } from '../platform/phrases.ts';
import { Dialog } from './Dialog.tsx';
import classes from './SaveBar.module.css';

interface SaveBarProps {
  /** Changed fields; the bar appears with the first. */
  changes: number;
  /** Fields to correct; Save waits for none. */
  errors: number;
  saving: boolean;
  /** Resolves to whether it was saved. */
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
}

/** Counts what is not saved yet, saves with ⌘S, and asks before the screen is left. */
export function SaveBar({ changes, errors, saving, onSave, onDiscard }: SaveBarProps) {
  const t = useT();
  const unsaved = changes > 0;
  useOpenEditor(unsaved);
  useHotkeys([['mod+S', () => unsaved && void onSave()]], []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  return (
    <>
      {unsaved && (
        <div className={classes['place']}>
          <div className={classes['bar']} role="region" aria-label={t('kit.notSaved')}>
            <IconPencil size={18} stroke={1.8} aria-hidden="true" />
            <div className={classes['words']} aria-live="polite">
              <b>{t('kit.notSaved')}</b>
              <span>{errors > 0 ? t('kit.toCorrect', { count: errors }) : t('kit.changes', { count: changes })}</span>
            </div>
            <button type="button" className={classes['discard']} onClick={onDiscard} disabled={saving}>
              {t('kit.discard')}
            </button>
            <button type="button" className={classes['save']} onClick={() => void onSave()} disabled={saving || errors > 0}>
              {t('kit.saveChanges')}
            </button>
          </div>
        </div>
      )}
      <Dialog opened={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title={t('kit.leaveTitle')}>
        <p>{t('kit.leaveText', { count: changes })}</p>
        <div className={classes['choices']}>
          <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
            {t('kit.stay')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              onDiscard();
              blocker.proceed?.();
            }}
          >
            {t('kit.discard')}
          </Button>
          <Button
            loading={saving}
            onClick={() => void onSave().then((saved) => (saved ? blocker.proceed?.() : blocker.reset?.()))}
          >
            {t('kit.save')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
