import type { Self } from '@clubpulse/contract/accounts/users';
import { deleteAccount } from '@clubpulse/contract/office/account.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { signOut } from '../../platform/session.tsx';

/** Asks for the address one signs in with before everything of one goes (PLT-191). */
export function DeleteAccount({ self, onClose }: { self: Self; onClose: () => void }) {
  const t = useT();
  const remove = useChange(deleteAccount, { quiet: true, leaves: true, onDone: () => signOut() });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('accounts.deleteTitle')}
      keep={t('kit.keepIt')}
      confirm={t('accounts.deleteAct')}
      busy={remove.isPending}
      typed={{ label: t('accounts.deleteTyped', { email: self.Email }), text: self.Email }}
      refusal={<Refusal words={remove.error === null ? null : `${t('accounts.deleteError')}. ${refusalWords(remove.error)}`} />}
      onConfirm={() => remove.mutate({ params: { id: self.UserId }, body: { Email: self.Email } })}
      onClose={onClose}
    >
      <p>{t('accounts.deleteText')}</p>
      <p>{t('accounts.deleteGone')}</p>
    </ConfirmDialog>
  );
}
