import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useT } from '../../platform/phrases.ts';

/** A dialog; its close button says what it does. */
export function OpenDialog({ opened, ...props }: ModalProps) {
  const t = useT();
  // Opened after it stands there, so that it knows where the focus was and gives it back.
  const [there, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return <Modal closeButtonProps={{ 'aria-label': t('kit.close') }} {...props} opened={opened && there} />;
}
