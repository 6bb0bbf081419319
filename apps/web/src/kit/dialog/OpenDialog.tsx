import { Button, Modal, type ModalProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type Ref, use, useRef, useState } from 'react';
import { useBackCloses } from '../../platform/back/back-closes.ts';
import { useT } from '../../platform/phrases.ts';
import { semanticVariables } from '../../platform/theme/theme.ts';
import { useWidth } from '../widths.ts';
import classes from './dialog.module.css';
import { useFocusBack } from './focus.ts';
import { OnDark } from './on-dark.ts';

const fromBelow = { transition: 'slide-up' } as const;
const fromTheEdge = { transition: 'slide-left' } as const;
const dark = {
  'data-mantine-color-scheme': 'dark',
  style: { ...semanticVariables, color: 'var(--text)' },
} as const;

export interface DialogProps extends ModalProps {
  /** Shows the dialog at the right edge on a desktop, so that its subject remains visible. */
  docked?: boolean;
  tall?: boolean;
}

export function OpenDialog({ opened, onClose, closeOnEscape = true, ...props }: DialogProps) {
  const drawn = useRef<HTMLDivElement>(null);
  useFocusBack();
  const [asking, setAsking] = useState(0);
  const leave = () => {
    const changes = Number(drawn.current?.querySelector('form')?.dataset['unsaved'] ?? 0);
    if (changes > 0) setAsking(changes);
    else onClose();
  };
  const discard = () => {
    setAsking(0);
    onClose();
  };
  return (
    <>
      <Sheet
        {...props}
        ref={drawn}
        opened={opened}
        onClose={leave}
        closeOnEscape={closeOnEscape && asking === 0}
        trapFocus={asking === 0}
      />
      {asking > 0 && <Leaving changes={asking} onStay={() => setAsking(0)} onDiscard={discard} />}
    </>
  );
}

function Sheet({ opened, docked = false, tall = false, ...props }: DialogProps & { ref?: Ref<HTMLDivElement> }) {
  const t = useT();
  const width = useWidth();
  const phone = width === 'phone';
  const atEdge = docked && width === 'desk';
  // The dialog opens after the mount, so that it can return the focus.
  const there = useMounted();
  useBackCloses(phone && opened, props.onClose);
  return (
    <Modal
      closeButtonProps={{ 'aria-label': t('kit.close') }}
      classNames={{
        inner: classes[atEdge ? 'edge' : 'place'],
        content: atEdge ? classes['panel'] : `${classes['sheet']} ${tall ? classes['tall'] : ''}`,
        ...(tall && { body: classes['filled'] }),
        ...(atEdge && { body: classes['within'], overlay: classes['clear'] }),
        close: classes['close'],
      }}
      {...(phone ? { transitionProps: fromBelow } : {})}
      {...(atEdge ? { transitionProps: fromTheEdge } : {})}
      {...(use(OnDark) ? dark : {})}
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
