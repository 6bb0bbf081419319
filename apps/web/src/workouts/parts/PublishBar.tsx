import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type BulkAct, BulkBar } from '../../kit/list/BulkBar.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';

interface PublishBarProps {
  label: string;
  count: number;
  publishing: number;
  hiding: number;
  busy: boolean;
  before?: readonly BulkAct[];
  onPublish: (published: boolean) => void;
  onClear: () => void;
  outcome: ReactNode;
}

export function PublishBar({
  label,
  count,
  publishing,
  hiding,
  busy,
  before = [],
  onPublish,
  onClear,
  outcome,
}: PublishBarProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <BulkBar
      label={label}
      selected={count === 0 ? null : t('workouts.selected', { count, number: formats.number(count) })}
      acts={[
        ...before,
        {
          label: t('workouts.publishSome', { count: formats.number(publishing) }),
          icon: IconEye,
          disabled: busy || publishing === 0,
          onClick: () => onPublish(true),
        },
        {
          label: t('workouts.unpublishSome', { count: formats.number(hiding) }),
          icon: IconEyeOff,
          disabled: busy || hiding === 0,
          onClick: () => onPublish(false),
        },
      ]}
      clear={{ label: t('kit.clearSelection'), onClick: onClear }}
      outcome={outcome}
    />
  );
}
