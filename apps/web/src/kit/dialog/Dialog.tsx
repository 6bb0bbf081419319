import { Modal, type ModalProps } from '@mantine/core';
import { useBackCloses } from '../../platform/back-closes.ts';
import { useT } from '../../platform/phrases.ts';
import { useWidth } from '../widths.ts';
import classes from './dialog.module.css';

const fromBelow = { transition: 'slide-up' } as const;

/** A dialog over the screen, on a phone a sheet at its foot; its close button says what it does. */
export function Dialog(props: ModalProps) {
  const t = useT();
  const phone = useWidth() === 'phone';
  useBackCloses(phone && props.opened, props.onClose);
  return (
    <Modal
      closeButtonProps={{ 'aria-label': t('kit.close') }}
      classNames={{ inner: classes['place'], content: classes['sheet'], close: classes['close'] }}
      {...(phone ? { transitionProps: fromBelow } : {})}
      {...props}
    />
  );
}
