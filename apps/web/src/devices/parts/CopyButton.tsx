import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';

/** Shows nothing without a clipboard API, as on plain http from another machine. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  const clipboard = useClipboard({ timeout: 2000 });
  if (!window.isSecureContext) return null;
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={17} stroke={1.8} />}
      aria-live="polite"
      onClick={() => clipboard.copy(text)}
    >
      {clipboard.copied ? t('kit.copied') : label}
    </Button>
  );
}
