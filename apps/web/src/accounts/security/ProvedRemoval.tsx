import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { ApiError } from '../../platform/calls/api-error.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useProve } from './use-prove.tsx';

interface ProvedRemovalProps {
  title: string;
  text: string;
  done: string;
  take: () => Promise<unknown>;
  refusedWith?: (error: ApiError) => string | undefined;
  onClose: () => void;
}

export function ProvedRemoval({ title, text, done, take, refusedWith, onClose }: ProvedRemovalProps) {
  const t = useT();
  const prove = useProve();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const remove = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await prove.run(take);
      toastDone({ title: done });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
      setBusy(false);
    }
  };
  return (
    <>
      <ConfirmDialog
        opened
        danger
        title={title}
        confirm={t('kit.remove')}
        busy={busy}
        refusal={<Refusal words={refused && (refusedWith?.(refused) ?? refusalText(refused))} />}
        onConfirm={() => void remove()}
        onClose={onClose}
      >
        {text}
      </ConfirmDialog>
      {prove.dialog}
    </>
  );
}
