import type { ReactNode } from 'react';
import { useT } from '../../platform/phrases.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface DeleteDialogProps {
  name: string;
  keep?: string;
  confirm?: string;
  refusal?: ReactNode;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function DeleteDialog({ name, ...dialog }: DeleteDialogProps) {
  const t = useT();
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      keep={t('kit.keepIt')}
      confirm={t('kit.delete')}
      {...dialog}
    />
  );
}
