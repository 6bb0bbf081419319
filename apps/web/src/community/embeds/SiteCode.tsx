import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import classes from './Embeds.module.css';

export function SiteCode({ code, note }: { readonly code: string; readonly note: string }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toastDone({ title: t('embeds.copied') });
    } catch {
      toastError({ cause: 'clipboard', title: t('embeds.notCopied'), ofScreen: true });
    }
  };
  return (
    <>
      <pre className={classes['code']}>
        <code>{code}</code>
      </pre>
      <Button variant="default" leftSection={<IconCopy size={17} stroke={1.8} />} onClick={() => void copy()}>
        {t('kit.copy')}
      </Button>
      <p className={classes['note']}>{note}</p>
    </>
  );
}
