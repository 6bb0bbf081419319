import type { ModalProps } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import classes from './dialog.module.css';

interface DialogFieldsProps {
  /** `submit` of `useForm`, with what it saves. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  act: string;
  busy: boolean;
  /** Words of the way out, where "Cancel" could be read as the act. */
  keep?: string;
  /** Why it was refused, where that is about no field. */
  refusal?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Fields of a dialog that has something to wait for first, with the act at their end. */
export function DialogFields({ onSubmit, act, busy, keep, refusal, onClose, children }: DialogFieldsProps) {
  return (
    <form className={classes['form']} noValidate onSubmit={onSubmit}>
      {children}
      {refusal}
      <DialogActions act={act} busy={busy} onClose={onClose} {...(keep === undefined ? {} : { keep })} />
    </form>
  );
}

interface DialogFormProps extends DialogFieldsProps {
  title: string;
  size?: NonNullable<ModalProps['size']>;
}

/** A small form over the screen. */
export function DialogForm({ title, size = 'md', ...fields }: DialogFormProps) {
  return (
    <Dialog opened onClose={fields.onClose} size={size} title={title}>
      <DialogFields {...fields} />
    </Dialog>
  );
}
