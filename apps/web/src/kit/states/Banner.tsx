import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Banner.module.css';

interface BannerProps {
  tone: 'info' | 'warn' | 'bad' | 'ok';
  icon: Icon;
  children: ReactNode;
  actions?: readonly { label: string; onClick: () => void }[];
}

const LONG = 100;

export function Banner({ tone, icon: Icon, children, actions = [] }: BannerProps) {
  return (
    <div
      className={classes['banner']}
      data-tone={tone}
      data-long={typeof children === 'string' && children.length > LONG}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon size={18} stroke={1.8} aria-hidden="true" />
      <span className={classes['words']}>{children}</span>
      {actions.length > 0 && (
        <span className={classes['actions']}>
          {actions.map(({ label, onClick }) => (
            <button key={label} type="button" className={classes['action']} onClick={onClick}>
              {label}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}
