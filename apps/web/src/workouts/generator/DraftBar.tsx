import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { FootBar } from '../../kit/edit/FootBar.tsx';
import { LeaveGuard } from '../../kit/edit/LeaveGuard.tsx';
import { useT } from '../../platform/phrases.ts';
import { useOpenEditor } from '../../platform/version/open-editors.ts';
import classes from './generator.module.css';

interface DraftBarProps {
  days: number;
  unread: number;
  undecided: readonly string[];
  saving: boolean;
  isForSomebody: boolean;
  onSave: (leaving: boolean) => Promise<boolean>;
  onDiscard: () => void;
}

/** A draft must be saved or discarded: leaving the screen asks which. Closing the page keeps the draft. */
export function DraftBar({ days, unread, undecided, saving, isForSomebody, onSave, onDiscard }: DraftBarProps) {
  const t = useT();
  const [, setLeaving] = useState(false);
  useOpenEditor(true);
  return (
    <>
      <FootBar wide label={t('kit.notSaved')}>
        <IconPencil size={18} stroke={1.8} aria-hidden="true" />
        <div className={classes['barWords']}>
          <b>{t('kit.notSaved')}</b>
          {undecided.length > 0 && (
            <span>{t('generator.undecided', { count: undecided.length, what: undecided.join(', ') })}</span>
          )}
          {unread > 0 && <span>{t('generator.unread', { count: unread })}</span>}
        </div>
        <button type="button" onClick={onDiscard} disabled={saving}>
          {t('kit.discard')}
        </button>
        <button
          type="button"
          className={classes['save']}
          onClick={() => void onSave(false)}
          disabled={saving || undecided.length > 0}
        >
          {t(isForSomebody ? 'generator.saveAndShare' : 'generator.save')}
        </button>
      </FootBar>
      <LeaveGuard changes={days} saving={saving} onLeaving={setLeaving} onSave={() => onSave(true)} onDiscard={onDiscard} />
    </>
  );
}
