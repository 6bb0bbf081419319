import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconEraser, IconHourglass, IconUser, IconUserMinus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { RowMenu } from '../../../../../kit/list/RowMenu.tsx';
import { useT } from '../../../../../platform/phrases.ts';
import { pathTo } from '../../../../../platform/routes.ts';
import { markOf } from '../../marks/marks.ts';
import type { RowActs } from './row-acts.ts';

export function PersonMenu({ person, acts }: { person: Participant; acts: RowActs }) {
  const t = useT();
  const navigate = useNavigate();
  const name = fullName(person);
  const mark = markOf(person);
  const items = [
    ...(mark === 'Unseen'
      ? []
      : [{ label: t('participants.clearMark'), icon: IconEraser, onClick: () => acts.mark(person, 'Unseen') }]),
    ...(acts.over ? [] : [{ label: t('participants.toWaiting'), icon: IconHourglass, onClick: () => acts.toWaiting(person) }]),
    {
      label: t('participants.openProfile'),
      icon: IconUser,
      onClick: () => void navigate(pathTo('EditUser', person.UserId)),
    },
    ...(acts.over ? [] : [{ label: t('kit.remove'), icon: IconUserMinus, danger: true, onClick: () => acts.remove(person) }]),
  ];
  return <RowMenu label={t('participants.more', { name })} items={items} />;
}
