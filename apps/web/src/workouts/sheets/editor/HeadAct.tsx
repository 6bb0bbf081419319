import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from './sheet-editor.module.css';

interface HeadActProps {
  label: string;
  icon: Icon;
  disabled?: boolean;
  onClick: () => void;
}
export const HeadAct = ({ label, icon: Shown, disabled = false, onClick }: HeadActProps) => (
  <ActionIcon
    variant="transparent"
    className={classes['headAct']}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    <Shown size={18} stroke={1.8} />
  </ActionIcon>
);
