import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../platform/phrases.ts';
import { DeleteDialog } from '../dialog/DeleteDialog.tsx';
import { HeaderActions } from './HeaderActions.tsx';

interface CopyAndDeleteProps {
  name: string;
  copy: { readonly label: string; readonly to: string };
  text: string;
  isBusy: boolean;
  onDelete: () => void;
}

export function CopyAndDelete({ name, copy, text, isBusy, onDelete }: CopyAndDeleteProps) {
  const t = useT();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <HeaderActions
        label={t('kit.actionsOf', { name })}
        actions={[
          { label: copy.label, icon: IconCopy, onClick: () => void navigate(copy.to) },
          { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) },
        ]}
      />
      {isAsking && (
        <DeleteDialog name={name} busy={isBusy} onConfirm={onDelete} onClose={() => setAsking(false)}>
          {text}
        </DeleteDialog>
      )}
    </>
  );
}
