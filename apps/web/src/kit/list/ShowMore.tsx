import { Button, type ButtonProps } from '@mantine/core';
import { useT } from '../../platform/phrases.ts';

interface ShowMoreProps extends Pick<ButtonProps, 'variant' | 'loading' | 'className' | 'mt'> {
  count: number;
  onClick: () => void;
}

export function ShowMore({ count, variant = 'default', ...button }: ShowMoreProps) {
  const t = useT();
  if (count <= 0) return null;
  return (
    <Button variant={variant} {...button}>
      {t('kit.showMore', { count })}
    </Button>
  );
}
