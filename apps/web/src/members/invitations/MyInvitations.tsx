import { listUserInvitations } from '@clubpulse/contract/members/invitations.calls';
import { IconMailOpened } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';

/** The clubs that wait for one's answer to their invitation, and the way to it: the mail may be lost. */
export function MyInvitations() {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const { UserId: id } = useSelf();
  const { data } = useCall(listUserInvitations, { params: { id } }, { quiet: true });
  return data?.map(({ Code, ClubName: club, LastDay }) => (
    <Banner
      key={Code}
      tone="info"
      icon={IconMailOpened}
      actions={[{ label: t('members.openInvitation'), onClick: () => void navigate(pathTo('InvitationCode', Code)) }]}
    >
      {t('members.waitsForYou', { club, date: formats.date(LastDay) })}
    </Banner>
  ));
}
