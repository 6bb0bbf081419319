import type { Writing } from '@clubpulse/contract/call';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type ApiInput, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { DeleteDialog } from '../dialog/DeleteDialog.tsx';

interface Deletion {
  readonly name: string;
  readonly back: string;
  readonly onDeleted?: (() => void) | undefined;
}

export function useDeletion<C extends Writing>(call: C, { name, back, onDeleted }: Deletion) {
  const t = useT();
  const navigate = useNavigate();
  return useChange(call, {
    leaves: true,
    onDone: () => {
      toastDone({ title: t('kit.deletedName', { name }) });
      onDeleted?.();
      void navigate(back, { replace: true });
    },
  });
}

interface ScreenDeletionProps<C extends Writing> extends Deletion {
  call: C;
  input: ApiInput<C>;
  onClose: () => void;
  children: ReactNode;
}

export function ScreenDeletion<C extends Writing>({ call, input, onClose, children, ...deletion }: ScreenDeletionProps<C>) {
  const remove = useDeletion(call, deletion);
  return (
    <DeleteDialog name={deletion.name} busy={remove.isPending} onConfirm={() => remove.mutate(input)} onClose={onClose}>
      {children}
    </DeleteDialog>
  );
}
