import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { type HeaderAction, HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { useT } from '../../platform/phrases.ts';
import type { LibraryAdd } from './LibraryList.tsx';

export function LibraryActions({ add, further }: { add?: LibraryAdd; further: readonly HeaderAction[] }) {
  const t = useT();
  const navigate = useNavigate();
  const adding = add && {
    label: add.label,
    onClick: () => void navigate(add.to),
    icon: IconPlus,
    primary: true,
    adds: true,
    plain: true,
  };
  return <HeaderActions label={t('kit.more')} actions={[...further, ...(adding ? [adding] : [])]} />;
}
