import { Button, Modal, type ModalProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useCallback, useRef, useState } from 'react';
import { useBackCloses } from '../../platform/back/back-closes.ts';
import { useT } from '../../platform/phrases.ts';
import { useWidth } from '../widths.ts';
import classes from './dialog.module.css';
import { TellUnsaved } from './unsaved.ts';

const fromBelow = { transition: 'slide-up' } as const;

/** What a dialog draws; its close button says what it does. Escape, a click beside it and the way back ask before typed values go. */
export function OpenDialog({ opened, onClose, children, ...props }: ModalProps) {
  const unsaved = useRef(0);
  const tell = useCallback((changes: number) => {
    unsaved.current = changes;
  }, []);
  const [asking, setAsking] = useState(0);
  const leave = () => (unsaved.current > 0 ? setAsking(unsaved.current) : onClose());
  const discard = () => {
    setAsking(0);
    onClose();
  };
  return (
    <>
      <Sheet {...props} opened={opened} onClose={leave} closeOnEscape={asking === 0} trapFocus={asking === 0}>
        <TellUnsaved value={tell}>{children}</TellUnsaved>
      </Sheet>
      {asking > 0 && <Leaving changes={asking} onStay={() => setAsking(0)} onDiscard={discard} />}
    </>
  );
}

function Sheet({ opened, ...props }: ModalProps) {
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

interface LeavingProps {
  changes: number;
  onStay: () => void;
  onDiscard: () => void;
}

function Leaving({ changes, onStay, onDiscard }: LeavingProps) {
  const t = useT();
  return (
    <Sheet opened onClose={onStay} title={t('kit.leaveTitle')}>
      <p>{t('kit.leaveText', { count: changes })}</p>
      <div className={classes['choices']}>
        <Button variant="default" data-autofocus onClick={onStay}>
          {t('kit.stay')}
        </Button>
        <Button onClick={onDiscard}>{t('kit.discard')}</Button>
      </div>
    </Sheet>
  );
}
