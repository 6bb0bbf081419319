import type { ReactNode } from 'react';
import classes from './OwnSubscription.module.css';

interface EffectsProps {
  title: string;
  effects: readonly { readonly label: string; readonly value: ReactNode }[];
}

export const Effects = ({ title, effects }: EffectsProps) => (
  <section className={classes['effects']} aria-label={title}>
    <h3>{title}</h3>
    <dl>
      {effects.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
