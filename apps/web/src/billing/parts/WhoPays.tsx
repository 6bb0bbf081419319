import { listFamilies } from '@clubpulse/contract/members/families/families.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconUsers } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';

export function WhoPays({ clubId }: { clubId: number }) {
  const t = useT();
  const { UserId } = useSelf();
  const families = useCall(listFamilies, { params: { id: UserId } }, { quiet: true });
  const family = families.data?.find(({ ClubId }) => ClubId === clubId);
  if (family === undefined || (family.Payer === null && family.Members.length === 0)) return null;
  return (
    <Banner tone="info" icon={IconUsers}>
      {family.Payer === null
        ? t('billing.paysForOthers', { names: family.Members.map(fullName).join(', ') })
        : t('billing.paidByPayer', { name: fullName(family.Payer) })}
    </Banner>
  );
}
