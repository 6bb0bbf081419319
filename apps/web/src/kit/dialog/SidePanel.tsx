import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/phrases.ts';
import { Dialog } from './Dialog.tsx';
import classes from './SidePanel.module.css';

interface SidePanelProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  count?: string | undefined;
  acts?: ReactNode;
  above?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

export function SidePanel({ opened, onClose, title, count, acts, above, foot, children }: SidePanelProps) {
  const t = useT();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      aria-label={title}
      classNames={{ inner: classes['place'], content: classes['panel'], body: classes['body'] }}
    >
      <header className={classes['head']}>
        <h1>{title}</h1>
        {count !== undefined && <span className={classes['count']}>{count}</span>}
        <span className={classes['acts']}>
          {acts}
          <ActionIcon variant="subtle" color="gray" aria-label={t('kit.close')} onClick={onClose}>
            <IconX size={19} stroke={1.8} />
          </ActionIcon>
        </span>
      </header>
      {above}
      <div className={classes['list']}>{children}</div>
      <footer className={classes['foot']}>{foot}</footer>
    </Dialog>
  );
}
