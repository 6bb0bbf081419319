import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useT } from '../../platform/phrases.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { signOut, useClubs, useRoles, useSelf } from '../../platform/session.tsx';
import { ClubChoice } from './ClubChoice.tsx';
import classes from './More.module.css';

export default function More({ rest }: ScreenProps) {
  const t = useT();
  const { clubs } = useClubs();
  const isStaff = useRoles().some((role) => role !== 'Athlete');
  return (
    <Page
      title={t(isStaff ? 'kit.more' : 'shell.me')}
      actions={
        <Button variant="default" leftSection={<IconLogout size={17} stroke={1.8} />} onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Button>
      }
    >
      {isStaff && <Oneself />}
      {clubs.length > 1 && (
        <section className={classes['clubs']}>
          <h2>{t('shell.chooseClub')}</h2>
          <ClubChoice />
        </section>
      )}
      {rest}
    </Page>
  );
}

function Oneself() {
  const t = useT();
  const self = useSelf();
  const [role] = useRoles();
  const name = fullName(self);
  return (
    <p className={classes['self']}>
      <Avatar name={name} uri={self.PictureUri} size={44} />
      <span>
        <b>{name}</b>
        {role !== undefined && <span>{t(`role.${role}`)}</span>}
      </span>
    </p>
  );
}
