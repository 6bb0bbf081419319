import { IconFileText } from '@tabler/icons-react';
import classes from './Programs.module.css';

interface ProgramTextProps {
  title: string;
  description: string;
  facts: readonly (string | null)[];
}

export const ProgramText = ({ title, description, facts }: ProgramTextProps) => (
  <>
    <span className={classes['kind']}>
      <IconFileText size={20} stroke={1.8} aria-hidden="true" />
    </span>
    <span className={classes['reader']}>
      <b>{title}</b>
      {description !== '' && <span>{description}</span>}
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  </>
);
