import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import type { ApiError } from '../../platform/calls/api-error.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useProvedAct } from './use-proved-act.ts';

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
  const remove = useProvedAct(take, () => {
    toastDone({ title: done });
    onClose();
  });
  const { refused } = remove;
  return (
    <>
      <ConfirmDialog
        opened
        danger
        title={title}
        confirm={t('kit.remove')}
        busy={remove.busy}
        refusal={<Refusal words={refused && (refusedWith?.(refused) ?? refusalText(refused))} />}
        onConfirm={() => void remove.run()}
        onClose={onClose}
      >
        {text}
      </ConfirmDialog>
      {remove.dialog}
    </>
  );
}
