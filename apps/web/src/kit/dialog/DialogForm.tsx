import type { ModalProps } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { Form } from '../form/use-form.ts';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import classes from './dialog.module.css';
import { useFirstField } from './focus.ts';

interface DialogFieldsProps<Values extends object, Output> {
  form: Form<Values, Output>;
  /** Does what the dialog is for with what the check made of the values; null where it was not done and that was said already. */
  save: (output: Output) => Promise<unknown>;
  act: string;
  /** Words of the way out, where "Cancel" could be read as the act. */
  keep?: string;
  /** Why it was refused, where that is about no field. */
  refusal?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Fields of a dialog that has something to wait for first, with the act at their end. */
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

/** A small form over the screen. */
export function DialogForm<Values extends object, Output>(props: DialogFormProps<Values, Output>) {
  const { title, size = 'md', docked = false, ...fields } = props;
  return (
    <Dialog opened onClose={fields.onClose} size={size} title={title} docked={docked}>
      <DialogFields {...fields} />
    </Dialog>
  );
}
