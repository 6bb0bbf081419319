import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import { lazyComponent } from '../lazy-component.tsx';
import classes from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';
import dialog from './dialog.module.css';

const TypedText = lazyComponent(() => import('./TypedText.tsx').then((it) => it.TypedText));

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  confirm?: string | undefined;
  keep?: string;
  danger?: boolean;
  busy?: boolean;
  refusal?: ReactNode;
  /** A text that the user must type to delete a club or an account. */
  typed?: { label: string; isIt: (text: string) => boolean };
  onConfirm?: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirm, keep, danger = false, busy = false, refusal, typed, onConfirm, onClose } = props;
  const t = useT();
  const [text, setText] = useState('');
  const close = () => {
    setText('');
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={title}>
      <div className={classes['text']}>{children}</div>
      {refusal}
      {typed && (
        <TypedText label={typed.label} value={text} onChange={(event) => setText(event.currentTarget.value)} autoComplete="off" />
      )}
      <div className={dialog['choices']}>
        <Button variant="default" data-autofocus onClick={close}>
          {keep ?? t('kit.cancel')}
        </Button>
        {confirm !== undefined && (
          <Button
            {...(danger ? { className: classes['danger'] } : {})}
            loading={busy}
            disabled={typed?.isIt(text) === false}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
