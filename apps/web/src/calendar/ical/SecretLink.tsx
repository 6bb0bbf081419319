import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import classes from './SecretLink.module.css';

export function SecretLink({ url }: { url: string }) {
  const t = useT();
  const clipboard = useClipboard({ timeout: 2000 });
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <div className={classes['secret']}>
      <TextInput
        readOnly
        label={t('booking.feedLink')}
        description={t('booking.feedOnce')}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes['acts']}>
        {window.isSecureContext && (
          <Button aria-live="polite" leftSection={<Icon size={18} stroke={1.8} />} onClick={() => clipboard.copy(url)}>
            {t(clipboard.copied ? 'kit.copied' : 'booking.copy')}
          </Button>
        )}
        <Button component="a" href={url.replace(/^https?:/, 'webcal:')} variant="default">
          {t('booking.feedOpen')}
        </Button>
      </div>
    </div>
  );
}
