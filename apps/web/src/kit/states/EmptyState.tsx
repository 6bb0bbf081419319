import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={classes['empty']}>
      <svg width="90" height="44" viewBox="0 0 90 44" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((step) => {
          const height = 10 + step * 8;
          return <rect key={step} x={2 + step * 18} y={43 - height} width="13" height={height} rx="4" />;
        })}
      </svg>
      <p className={classes['title']}>{title}</p>
      {children !== undefined && <p className={classes['text']}>{children}</p>}
      {action !== undefined && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
