import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import classes from './PeopleList.module.css';

interface PeopleListProps {
  label: string;
  none: string;
  children: readonly ReactNode[];
}

export const PeopleList = ({ label, none, children }: PeopleListProps) =>
  children.length === 0 ? (
    <p className={classes['nobody']}>{none}</p>
  ) : (
    <ul className={classes['list']} aria-label={label}>
      {children}
    </ul>
  );

interface PersonItemProps {
  name: string;
  about: string | null;
  remove?: { readonly label: string; readonly busy: boolean; readonly onClick: () => void } | undefined;
}

export const PersonItem = ({ name, about, remove }: PersonItemProps) => (
  <li>
    <Avatar name={name} size={34} />
    <span className={classes['name']}>
      <b>{name}</b>
      <span>{about}</span>
    </span>
    {remove && (
      <ActionIcon
        size="var(--ctl-sq)"
        variant="subtle"
        color="gray"
        aria-label={remove.label}
        loading={remove.busy}
        onClick={remove.onClick}
      >
        <IconX size={18} stroke={1.8} />
      </ActionIcon>
    )}
  </li>
);
