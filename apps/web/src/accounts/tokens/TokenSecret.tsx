import type { NewApiToken } from '@clubpulse/contract/accounts/tokens';
import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import dialog from '../../kit/dialog/dialog.module.css';
import { useT } from '../../platform/phrases.ts';
import classes from './Tokens.module.css';

export function TokenSecret({ token, onClose }: { token: NewApiToken; onClose: () => void }) {
  const t = useT();
  const clipboard = useClipboard({ timeout: 2000 });
  return (
    <Dialog opened onClose={onClose} title={token.Name}>
      <div className={classes['secret']}>
        <TextInput
          readOnly
          label={t('tokens.token')}
          description={t('tokens.shownOnce')}
          value={token.Secret}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={dialog['choices']}>
          <Button variant={window.isSecureContext ? 'default' : 'filled'} onClick={onClose}>
            {t('kit.close')}
          </Button>
          {window.isSecureContext && (
            <Button aria-live="polite" onClick={() => clipboard.copy(token.Secret)}>
              {t(clipboard.copied ? 'kit.copied' : 'tokens.copy')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
