import { listFamilies } from '@clubpulse/contract/members/families/families.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Avatar } from '../../../../kit/figures/Avatar.tsx';
import { useCall } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { useSelf } from '../../../../platform/session.tsx';
import classes from './Family.module.css';

export function BookForOthers({ clubId }: { clubId: number }) {
  const t = useT();
  const self = useSelf();
  const families = useCall(listFamilies, { params: { id: self.UserId } }, { quiet: true });
  const people = families.data?.find(({ ClubId }) => ClubId === clubId)?.Members.filter(({ MayBook }) => MayBook) ?? [];
  if (people.length === 0) return null;
  return (
    <nav className={classes['others']} aria-label={t('booking.for')}>
      <span aria-hidden="true">{t('booking.for')}</span>
      {people.map((person) => (
        <Button
          key={person.UserId}
          component={Link}
          variant="default"
          to={pathTo('BookFor', person.UserId)}
          leftSection={<Avatar name={fullName(person)} uri={person.PictureUri} size={24} />}
        >
          {fullName(person)}
        </Button>
      ))}
    </nav>
  );
}
