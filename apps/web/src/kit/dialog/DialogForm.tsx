import type { ModalProps } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { Form } from '../form/use-form.ts';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import classes from './dialog.module.css';
import { useFirstField } from './focus.ts';

interface DialogFieldsProps<Values extends object, Output> {
  form: Form<Values, Output>;
  /** Resolves to null when nothing was saved and the user was notified. */
  save: (output: Output) => Promise<unknown>;
  act: string;
  keep?: string;
  refusal?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

export function DialogFields<Values extends object, Output>(props: DialogFieldsProps<Values, Output>) {
  const { form, save, act, keep, refusal, onClose, children } = props;
  const drawn = useRef<HTMLFormElement>(null);
  useFirstField(drawn);
  return (
    <form ref={drawn} className={classes['form']} noValidate data-unsaved={form.changed.length} onSubmit={form.submit(save)}>
      {children}
      {refusal}
      <DialogActions act={act} busy={form.saving} onClose={onClose} {...(keep === undefined ? {} : { keep })} />
    </form>
  );
}

interface DialogFormProps<Values extends object, Output> extends DialogFieldsProps<Values, Output> {
  title: string;
  size?: NonNullable<ModalProps['size']>;
  docked?: boolean;
}

export function DialogForm<Values extends object, Output>(props: DialogFormProps<Values, Output>) {
  const { title, size = 'md', docked = false, ...fields } = props;
  return (
    <Dialog opened onClose={fields.onClose} size={size} title={title} docked={docked}>
      <DialogFields {...fields} />
    </Dialog>
  );
}
