import { IconCheck, IconEyeOff } from '@tabler/icons-react';
import type { HeaderAction } from '../../kit/page/HeaderActions.tsx';
import type { Translate } from '../../platform/phrases.ts';

interface Publishing {
  readonly published: boolean;
  readonly unsaved: boolean;
  readonly busy: boolean;
  readonly onSet: (published: boolean) => void;
}

export const publishAction = (t: Translate, { published, unsaved, busy, onSet }: Publishing): HeaderAction =>
  published
    ? { label: t('kit.unpublish'), icon: IconEyeOff, busy, onClick: () => onSet(false) }
    : { label: t('kit.publish'), icon: IconCheck, primary: true, disabled: unsaved, busy, onClick: () => onSet(true) };
