import { Modal, type ModalProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useBackCloses } from '../../platform/back/back-closes.ts';
import { useT } from '../../platform/phrases.ts';
import { useWidth } from '../widths.ts';
import classes from './dialog.module.css';

const fromBelow = { transition: 'slide-up' } as const;

/** What a dialog draws; its close button says what it does. */
export function OpenDialog({ opened, ...props }: ModalProps) {
  const t = useT();
  const phone = useWidth() === 'phone';
  // Opened after it stands there, so that it knows where the focus was and gives it back.
  const there = useMounted();
  useBackCloses(phone && opened, props.onClose);
  return (
    <Modal
      closeButtonProps={{ 'aria-label': t('kit.close') }}
      classNames={{ inner: classes['place'], content: classes['sheet'], close: classes['close'] }}
      {...(phone ? { transitionProps: fromBelow } : {})}
      {...props}
      opened={opened && there}
    />
  );
}
