import { removeApp, removePasskey } from '@clubpulse/contract/accounts/security.calls';
import { change } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { ProvedRemoval } from './ProvedRemoval.tsx';

export type Removable = { kind: 'app'; name: string } | { kind: 'passkey'; id: number; name: string };

export function RemoveFactor({ userId, factor, onClose }: { userId: number; factor: Removable; onClose: () => void }) {
  const t = useT();
  const take = () =>
    factor.kind === 'app'
      ? change(removeApp, { params: { id: userId } }, { quiet: true })
      : change(removePasskey, { params: { id: userId, passkeyId: factor.id } }, { quiet: true });
  return (
    <ProvedRemoval
      title={t('accounts.removeFactorTitle', { name: factor.name })}
      text={t('accounts.removeFactorText')}
      done={t('accounts.removeFactorDone')}
      take={take}
      onClose={onClose}
    />
  );
}
