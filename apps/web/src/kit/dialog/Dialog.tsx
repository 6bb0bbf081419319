import { Modal, type ModalProps } from '@mantine/core';
import { useT } from '../../platform/phrases.ts';

/** A dialog over the screen; its close button says what it does. */
export function Dialog(props: ModalProps) {
  const t = useT();
  return <Modal closeButtonProps={{ 'aria-label': t('kit.close') }} {...props} />;
}
