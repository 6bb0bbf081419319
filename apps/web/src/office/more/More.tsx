import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Page } from '../../kit/page/Page.tsx';
import { useT } from '../../platform/phrases.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { signOut, useClubs, useRoles } from '../../platform/session.tsx';
import { ClubChoice } from './ClubChoice.tsx';
import classes from './More.module.css';

/** On a phone: what the menu has and the tabs have no room for, then one's clubs. To who only trains it is what is hers. */
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
      {rest}
      {clubs.length > 1 && (
        <section className={classes['clubs']}>
          <h2>{t('shell.chooseClub')}</h2>
          <ClubChoice />
        </section>
      )}
    </Page>
  );
}
