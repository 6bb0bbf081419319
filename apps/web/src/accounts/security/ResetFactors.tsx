import { resetFactors } from '@clubpulse/contract/accounts/security.calls';
import { change } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { ProvedRemoval } from './ProvedRemoval.tsx';

export function ResetFactors({ userId, name, onClose }: { userId: number; name: string; onClose: () => void }) {
  const t = useT();
  return (
    <ProvedRemoval
      title={t('accounts.resetFactorsTitle', { name })}
      text={t('accounts.resetFactorsText')}
      done={t('accounts.resetFactorsDone')}
      take={() => change(resetFactors, { params: { id: userId } }, { quiet: true })}
      refusedWith={(error) => (error.is('NotFound') ? t('accounts.resetFactorsNone', { name }) : undefined)}
      onClose={onClose}
    />
  );
}
