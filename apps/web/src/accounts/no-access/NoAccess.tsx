import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { defaultViewOf, viewAnswer } from '../../platform/access.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub, useClubs, useRoles, useSession } from '../../platform/session.tsx';

const viewIn = (address: string): string => address.split(/[/?]/)[1] ?? '';

export default function NoAccess() {
  const t = useT();
  const session = useSession();
  const club = useClub();
  const roles = useRoles();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { wanted?: string } | null };
  const wanted = state?.wanted;
  const opensNow = wanted !== undefined && viewAnswer(viewIn(wanted), session) === 'open';
  useEffect(() => {
    if (opensNow) void navigate(wanted, { replace: true });
  }, [opensNow, wanted, navigate]);

  const { clubs, selectClub } = useClubs();
  const openIn =
    wanted === undefined || session.state !== 'signedIn'
      ? []
      : clubs.filter((one) => viewAnswer(viewIn(wanted), { ...session, club: one }) === 'open');

  const start = defaultViewOf(session);
  const startOpens = viewAnswer(start, session) === 'open';
  return (
    <Page title={t('accounts.noAccess')}>
      <EmptyState
        title={t('accounts.noAccessTitle', { club: club?.Name ?? '' })}
        action={
          <>
            {openIn.map((one) => (
              <Button key={one.ClubId} onClick={() => selectClub(one)}>
                {t('kit.switchTo', { club: one.Name })}
              </Button>
            ))}
            <Button variant="default" onClick={() => void navigate(pathTo(startOpens ? start : 'Journal'))}>
              {startOpens ? t('accounts.goToStart') : t('shell.myJournal')}
            </Button>
          </>
        }
      >
        {roles.length > 0
          ? t('accounts.noAccessYouAre', { roles: roles.map((role) => t(`role.${role}`)).join(', ') })
          : t('accounts.noAccessNoRole')}{' '}
        {t('accounts.noAccessWho')}
      </EmptyState>
    </Page>
  );
}
