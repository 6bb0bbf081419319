import { getUserBasic } from '@clubpulse/contract/accounts/users.calls';
import { IconEye } from '@tabler/icons-react';
import { Banner } from '../../../kit/states/Banner.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';

/** Says whose journal this is, when it is not one's own. */
export function OthersStrip({ userId }: { userId: number }) {
  const t = useT();
  const { data: athlete } = useCall(getUserBasic, { params: { id: userId } }, { quiet: true });
  return (
    athlete && (
      <Banner tone="info" icon={IconEye}>
        {t('training.othersJournal', { nickname: athlete.Nickname })}
      </Banner>
    )
  );
}
