import { Button, type ButtonProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface StrapActProps extends Pick<ButtonProps, 'loading' | 'children'> {
  icon: Icon;
  'data-autofocus'?: boolean;
  onClick: () => void;
}

export const StrapAct = ({ icon: Picture, ...button }: StrapActProps) => (
  <Button variant="default" justify="flex-start" leftSection={<Picture size={20} stroke={1.8} />} {...button} />
);
