import { IconPencil } from '@tabler/icons-react';
import { FootBar } from '../../../kit/edit/FootBar.tsx';
import { useT } from '../../../platform/phrases.ts';
import classes from '../generator.module.css';

interface DraftBarProps {
  unread: number;
  undecided: readonly string[];
  toConfirm: number;
  saving: boolean;
  isForPerson: boolean;
  onSave: () => Promise<void>;
  onDiscard: () => void;
}

export function DraftBar({ unread, undecided, toConfirm, saving, isForPerson, onSave, onDiscard }: DraftBarProps) {
  const t = useT();
  return (
    <FootBar wide label={t('kit.notSaved')}>
      <IconPencil size={18} stroke={1.8} aria-hidden="true" />
      <div className={classes['barWords']}>
        <b>{t('kit.notSaved')}</b>
        {undecided.length > 0 && <span>{t('generator.undecided', { count: undecided.length, what: undecided.join(', ') })}</span>}
        {toConfirm > 0 && <span>{t('generator.toConfirm', { count: toConfirm })}</span>}
        {unread > 0 && <span>{t('generator.unread', { count: unread })}</span>}
      </div>
      <button type="button" onClick={onDiscard} disabled={saving}>
        {t('kit.discard')}
      </button>
      <button
        type="button"
        className={classes['save']}
        onClick={() => void onSave()}
        disabled={saving || undecided.length > 0 || toConfirm > 0}
      >
        {t(isForPerson ? 'generator.saveAndShare' : 'generator.save')}
      </button>
    </FootBar>
  );
}
