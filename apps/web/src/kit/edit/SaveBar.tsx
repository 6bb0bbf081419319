import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import { useOpenEditor } from '../../platform/version/open-editors.ts';
import { focusScreenTitle, keepAbove, makeVisible } from '../scroll-and-focus.ts';
import { useListedKey } from '../use-keys.ts';
import { useWidth } from '../widths.ts';
import { FootBar } from './FootBar.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import classes from './SaveBar.module.css';

export interface BarEffects {
  readonly count: number;
  readonly loses: boolean;
  readonly id: string;
}

interface SaveBarProps {
  changes: number;
  errors: number;
  wrong?: string | undefined;
  effects?: BarEffects | undefined;
  saving: boolean;
  act?: string | undefined;
  further?: { readonly act: string; readonly onPress: () => void };
  onSave: (leaving: boolean) => Promise<boolean>;
  onShow?: (() => void) | undefined;
  onUndo?: (() => void) | undefined;
  onDiscard: () => void;
}

export function SaveBar({
  changes,
  errors,
  wrong,
  effects,
  saving,
  act,
  further,
  onSave,
  onShow,
  onUndo,
  onDiscard,
}: SaveBarProps) {
  const t = useT();
  const unsaved = changes > 0;
  const [leaving, setLeaving] = useState(false);
  const isPhone = useWidth() === 'phone';
  const saves = act ?? t('kit.saveChanges');
  const bar = useRef<HTMLDivElement>(null);
  // The focused field is scrolled into view again, because each new error may push it out.
  const shownErrors = unsaved ? errors : null;
  useEffect(() => {
    if (shownErrors !== null && bar.current) keepAbove(bar.current);
  }, [shownErrors]);
  // The save button disappears, so the focus moves to the heading.
  const wasUnsaved = useRef(unsaved);
  useEffect(() => {
    if (wasUnsaved.current && !unsaved && document.activeElement === document.body) focusScreenTitle();
    wasUnsaved.current = unsaved;
  }, [unsaved]);
  useOpenEditor(unsaved);
  useListedKey('mod+S');
  useHotkeys([['mod+S', () => unsaved && void onSave(false)]], []);
  return (
    <>
      {unsaved && (
        <FootBar ref={bar} wide label={t('kit.notSaved')}>
          <IconPencil size={18} stroke={1.8} aria-hidden="true" />
          <div className={classes['words']} aria-live="polite">
            <b>{t('kit.notSaved')}</b>
            {errors > 0 ? (
              <span>{wrong ?? t('kit.toCorrect', { count: errors })}</span>
            ) : (
              <span>{t('kit.changes', { count: changes })}</span>
            )}
          </div>
          {onShow !== undefined && (
            <button type="button" className={classes['show']} onClick={onShow}>
              {t('kit.show')}
            </button>
          )}
          {effects !== undefined && effects.count > 0 && (
            <button
              type="button"
              className={classes['effects']}
              data-loses={effects.loses}
              onClick={() => makeVisible(effects.id)}
            >
              {t('kit.effects', { count: effects.count })}
            </button>
          )}
          {onUndo !== undefined && (
            <button type="button" onClick={onUndo} disabled={saving}>
              <IconArrowBackUp size={18} stroke={1.8} aria-hidden="true" />
              {t('kit.undo')}
            </button>
          )}
          <button type="button" onClick={onDiscard} disabled={saving}>
            {t('kit.discard')}
          </button>
          <button
            type="button"
            {...(further === undefined ? { className: classes['save'] } : {})}
            aria-label={saves}
            onClick={() => void onSave(false)}
            disabled={saving || errors > 0}
          >
            {/* The label has no noun on a phone, so that the bar has one line in every language. */}
            {isPhone ? (act ?? t('kit.save')) : saves}
          </button>
          {further !== undefined && (
            <button type="button" className={classes['save']} onClick={further.onPress} disabled={saving || errors > 0}>
              {further.act}
            </button>
          )}
        </FootBar>
      )}
      {(unsaved || leaving) && (
        <LeaveGuard changes={changes} saving={saving} onLeaving={setLeaving} onSave={() => onSave(true)} onDiscard={onDiscard} />
      )}
    </>
  );
}
