import type { Writing } from '@clubpulse/contract/call';
import type { ReactNode } from 'react';
import type { ApiInput } from '../../platform/api.ts';
import { DeleteDialog } from '../dialog/DeleteDialog.tsx';
import { type Deletion, useDeletion } from './use-deletion.ts';

interface ScreenDeletionProps<C extends Writing> extends Deletion {
  call: C;
  input: ApiInput<C>;
  onClose: () => void;
  children: ReactNode;
}

/** Deletes what the screen shows after a confirmation, and leaves the screen. */
export function ScreenDeletion<C extends Writing>({ call, input, onClose, children, ...deletion }: ScreenDeletionProps<C>) {
  const remove = useDeletion(call, deletion);
  return (
    <DeleteDialog name={deletion.name} busy={remove.isPending} onConfirm={() => remove.mutate(input)} onClose={onClose}>
      {children}
    </DeleteDialog>
  );
}
