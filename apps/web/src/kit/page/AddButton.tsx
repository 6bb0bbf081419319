import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useKeys } from '../use-keys.ts';

interface AddButtonProps {
  children: string;
  disabled?: boolean;
  onClick: () => void;
}

/** In a phone's header the button is only a plus. */
export function AddButton({ children, disabled = false, onClick }: AddButtonProps) {
  useKeys({ n: disabled ? undefined : onClick });
  return (
    <Button
      data-plain="true"
      title={children}
      disabled={disabled}
      leftSection={<IconPlus size={18} stroke={1.8} />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
