import type { BasicUser } from '@clubpulse/contract/accounts/users';
import { listRelationships } from '@clubpulse/contract/accounts/watches.calls';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { isFollowing } from '@clubpulse/rules/accounts/watches/watches';
import { Button, Switch } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './MyWatches.module.css';
import { useFollow } from './use-follow.ts';

export function MyWatches({ userId }: { userId: number }) {
  const t = useT();
  const watches = useCall(listRelationships, { params: { id: userId } }, { quiet: true });
  return (
    <QueryResult query={watches} loading={<SkeletonRows rows={1} />}>
      {(all) => {
        const followed = all.filter(isFollowing);
        return followed.length === 0 ? (
          <EmptyState title={t('accounts.followsNobody')}>{t('accounts.followsNobodyText')}</EmptyState>
        ) : (
          <ul className={classes['people']}>
            {followed.map(({ Watched }) => (
              <Followed key={Watched.UserId} person={Watched} />
            ))}
          </ul>
        );
      }}
    </QueryResult>
  );
}

function Followed({ person }: { person: BasicUser }) {
  const t = useT();
  const { isNotified, setNotified, toggle, pending } = useFollow(person.UserId);
  const name = fullName(person);
  return (
    <li>
      <Avatar name={name} uri={person.PictureUri} size={36} />
      <span className={classes['name']}>
        <b>{name}</b>
        <span>{besideName(person)}</span>
      </span>
      <Switch
        label={t('accounts.tellMe')}
        aria-label={t('accounts.tellMeOf', { name })}
        checked={isNotified}
        disabled={pending}
        onChange={(event) => setNotified(event.currentTarget.checked)}
      />
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconEyeOff size={17} stroke={1.8} />}
        aria-label={`${t('accounts.unfollow')} ${name}`}
        loading={pending}
        onClick={toggle}
      >
        {t('accounts.unfollow')}
      </Button>
    </li>
  );
}
