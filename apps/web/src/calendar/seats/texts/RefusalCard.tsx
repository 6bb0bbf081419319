import { IconAlertCircle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/phrases.ts';
import classes from './RefusalCard.module.css';

interface RefusalCardProps {
  title: string;
  text: string;
  children?: ReactNode;
  onClose: () => void;
}

export function RefusalCard({ title, text, children, onClose }: RefusalCardProps) {
  const t = useT();
  return (
    <div role="alert" className={classes['card']}>
      <IconAlertCircle size={20} stroke={1.8} aria-hidden="true" />
      <div className={classes['body']}>
        <b>{title}</b>
        <p>{text}</p>
        {children !== undefined && <div className={classes['actions']}>{children}</div>}
      </div>
      <button type="button" className={classes['close']} aria-label={t('kit.close')} onClick={onClose}>
        <IconX size={17} stroke={2} aria-hidden="true" />
      </button>
    </div>
  );
}
