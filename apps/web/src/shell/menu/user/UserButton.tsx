import { roles } from '@clubpulse/contract/accounts/roles';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { VisuallyHidden } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Avatar } from '../../../kit/figures/Avatar.tsx';
import { useT } from '../../../platform/phrases.ts';
import { useRoles, useSelf } from '../../../platform/session.tsx';
import button from '../MenuButton.module.css';
import classes from './UserMenu.module.css';

export function UserButton(props: ComponentProps<'button'>) {
  const t = useT();
  const self = useSelf();
  const [here] = useRoles();
  const role = here ?? roles.find((one) => self.AvailableRoles[one].length > 0);
  const name = fullName(self);
  return (
    <button {...props} type="button" className={`${button['button']} ${classes['me']}`}>
      <VisuallyHidden>{t('kit.label', { label: t('shell.userMenu') })} </VisuallyHidden>
      <Avatar name={name} uri={self.PictureUri} />
      <span className={button['names']}>
        <b title={name}>{name}</b>
        <span>{self.IsAdmin ? t('shell.administrator') : role === undefined ? self.Nickname : t(`role.${role}`)}</span>
      </span>
    </button>
  );
}
