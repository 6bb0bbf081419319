import type { NewWebhook } from '@clubpulse/contract/office/integrations/integrations';
import { Button, TextInput } from '@mantine/core';
import { CopyButton } from '../../devices/parts/public.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useT } from '../../platform/phrases.ts';
import { hostOf } from './attempt-text.ts';
import classes from './Integrations.module.css';

export function WebhookSecret({ webhook, onClose }: { webhook: NewWebhook; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog opened onClose={onClose} title={hostOf(webhook)}>
      <div className={classes['secret']}>
        <TextInput
          readOnly
          label={t('integrations.secret')}
          description={t('integrations.secretOnce')}
          value={webhook.Secret}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p className={classes['quiet']}>{t('integrations.pinged')}</p>
        <div className={classes['end']}>
          <CopyButton text={webhook.Secret} label={t('integrations.copySecret')} />
          <Button onClick={onClose}>{t('kit.close')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
