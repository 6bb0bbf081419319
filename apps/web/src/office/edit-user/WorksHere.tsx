import { roles } from '@clubpulse/contract/accounts/roles';
import type { ClubUser } from '@clubpulse/contract/members/people';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { IconMail } from '@tabler/icons-react';
import { useResetFactors } from '../../accounts/security/public.ts';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useHandOver } from '../../members/handovers/public.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Overview.module.css';

export function WorksHere({ person }: { person: ClubUser }) {
  const t = useT();
  const name = fullName(person);
  const reset = useResetFactors(person.UserId, name);
  const handOver = useHandOver({ UserId: person.UserId, name: name || person.Nickname, email: person.Email });
  const nickname = besideName(person);
  const held = roles.filter((role) => person.Roles.includes(role)).map((role) => t(`role.${role}`));
  return (
    <Page
      title={name}
      back={pathTo('ManageUsers')}
      leading={<Avatar name={name} uri={person.PictureUri} size={56} />}
      subtitle={
        <span className={classes['who']}>
          {nickname !== null && <span>“{nickname}”</span>}
          <a href={`mailto:${person.Email}`}>{person.Email}</a>
        </span>
      }
      actions={
        <HeaderActions
          label={t('kit.actionsOf', { name })}
          actions={[
            { label: t('members.write'), icon: IconMail, href: `mailto:${person.Email}` },
            ...handOver.actions,
            ...reset.actions,
          ]}
        />
      }
    >
      <EmptyState title={t('members.worksHere', { roles: held.join(', ') })}>{t('members.worksHereText')}</EmptyState>
      {handOver.dialog}
      {reset.dialog}
    </Page>
  );
}
