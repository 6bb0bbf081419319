import { Button } from '@mantine/core';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import dialog from '../../kit/dialog/dialog.module.css';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Security.module.css';

/** The codes are shown only once, because the server stores only hashes. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toastDone({ title: t('accounts.codesCopied') });
  };
  return (
    <Dialog opened onClose={onClose} closeOnClickOutside={false} title={t('accounts.codesTitle')}>
      <p>{t('accounts.codesText')}</p>
      <ol className={classes['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={dialog['choices']}>
        {window.isSecureContext && (
          <Button variant="default" onClick={() => void copy()}>
            {t('kit.copy')}
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          {t('accounts.codesKept')}
        </Button>
      </div>
    </Dialog>
  );
}
