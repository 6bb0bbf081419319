import { IconPlus } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { ChipButton } from '../../../../kit/filters/FilterBar.tsx';
import { useT } from '../../../../platform/phrases.ts';

export function FilterButton({ hidden, ...button }: { hidden: number } & Omit<ComponentPropsWithRef<'button'>, 'hidden'>) {
  const t = useT();
  return (
    <ChipButton {...button}>
      <IconPlus size={16} stroke={1.8} aria-hidden="true" />
      <span>{t('calendar.filter')}</span>
      {hidden > 0 && <b>{hidden}</b>}
    </ChipButton>
  );
}
