import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import classes from './Imports.module.css';

export function RowNumber({ row, first = null }: { row: number; first?: number | null }) {
  const t = useT();
  return (
    <span className={classes['number']}>
      <span className={classes['unseen']}>{t('members.row')} </span>
      {first === null ? row : `${first}, ${row}`}
    </span>
  );
}

export function LeaveRowOut({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useT();
  return (
    <ActionIcon
      className={classes['out']}
      variant="subtle"
      color="gray"
      size="var(--ctl-sq)"
      aria-label={t('members.leaveOut', { name })}
      onClick={onClick}
    >
      <IconX size={18} stroke={1.8} />
    </ActionIcon>
  );
}
