import { removeApp, removePasskey } from '@clubpulse/contract/accounts/security.calls';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { change } from '../../platform/api.ts';
import { ApiError } from '../../platform/calls/api-error.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useProve } from './use-prove.tsx';

export type Removable = { kind: 'app'; name: string } | { kind: 'passkey'; id: number; name: string };

/** Asks before a factor goes; who just signed in with it may. */
export function RemoveFactor({ userId, factor, onClose }: { userId: number; factor: Removable; onClose: () => void }) {
  const t = useT();
  const prove = useProve();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const take = () =>
    factor.kind === 'app'
      ? change(removeApp, { params: { id: userId } }, { quiet: true })
      : change(removePasskey, { params: { id: userId, passkeyId: factor.id } }, { quiet: true });
  const remove = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await prove.run(take);
      toastDone({ title: t('accounts.removeFactorDone') });
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
        title={t('accounts.removeFactorTitle', { name: factor.name })}
        confirm={t('kit.remove')}
        busy={busy}
        refusal={<Refusal words={refused && refusalWords(refused)} />}
        onConfirm={() => void remove()}
        onClose={onClose}
      >
        {t('accounts.removeFactorText')}
      </ConfirmDialog>
      {prove.dialog}
    </>
  );
}
