import type { UserInvitation } from '@clubpulse/contract/members/invitations';
import { IconMailOpened } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Banner } from '../../kit/states/Banner.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';

export function InvitationBanners({ invitations }: { invitations: readonly UserInvitation[] }) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  return invitations.map(({ Code, ClubName: club, Role, LastDay }) => (
    <Banner
      key={Code}
      tone="info"
      icon={IconMailOpened}
      actions={[{ label: t('members.openInvitation'), onClick: () => void navigate(pathTo('InvitationCode', Code)) }]}
    >
      {t('members.waitsForYou', { club, role: t(`role.${Role}`), date: formats.date(LastDay) })}
    </Banner>
  ));
}
