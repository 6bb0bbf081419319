import type { ApiToken } from '@clubpulse/contract/accounts/tokens';
import { revokeClubToken, revokeToken } from '@clubpulse/contract/accounts/tokens.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { type Holder, lastUse } from './holder.ts';

export function RevokeToken({ holder, token, onClose }: { holder: Holder; token: ApiToken; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { ApiTokenId, Name } = token;
  const revoke = useDialogAct(holder.kind === 'club' ? revokeClubToken : revokeToken, {
    doneText: () => t('tokens.revoked', { name: Name }),
    onClose,
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('tokens.revokeTitle', { name: Name })}
      confirm={t('tokens.revoke')}
      busy={revoke.isPending}
      refusal={<Refusal words={revoke.error && refusalText(revoke.error)} />}
      onConfirm={() => revoke.mutate({ params: { id: holder.id, tokenId: ApiTokenId } })}
      onClose={onClose}
    >
      {t('tokens.revokeText', { use: lastUse(t, formats, token) })}
    </ConfirmDialog>
  );
}
