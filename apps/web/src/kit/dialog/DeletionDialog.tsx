import type { Writing } from '@clubpulse/contract/call';
import type { ReactNode } from 'react';
import type { ApiInput } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { Refusal } from '../states/Refusal.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useDialogAct } from './use-dialog-act.ts';

interface DeletionDialogProps<C extends Writing> {
  call: C;
  input: ApiInput<C>;
  name: string;
  keep?: string;
  confirm?: string;
  doneText?: string;
  onDeleted?: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function DeletionDialog<C extends Writing>(props: DeletionDialogProps<C>) {
  const { call, input, name, doneText, onDeleted, onClose, ...dialog } = props;
  const t = useT();
  const remove = useDialogAct(call, {
    doneText: () => doneText ?? t('kit.deletedName', { name }),
    onClose: () => {
      onClose();
      onDeleted?.();
    },
  });
  return (
    <DeleteDialog
      name={name}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error && refusalText(remove.error)} />}
      onConfirm={() => remove.mutate(input)}
      onClose={onClose}
      {...dialog}
    />
  );
}
